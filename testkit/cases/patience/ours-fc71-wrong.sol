0 V
