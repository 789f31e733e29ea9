"""The leak proof of the running service: two servers, two worlds, and every byte of them."""
