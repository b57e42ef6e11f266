"""The command `wondertable`."""
