"""What all who try the real program share: its server, a client, what is imported into it, and the libraries in front of it."""
