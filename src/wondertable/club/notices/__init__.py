"""What people hear when they are not there: wishes, an outbox, push and mail."""
