"""What `import wondertable` leads to: games, records and matches by name."""
