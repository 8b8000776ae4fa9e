# Compiles only where Varnish and its module `xkey` are installed: the probe of `npm run test:cluster`.
vcl 4.1;
import xkey;
backend default none;
