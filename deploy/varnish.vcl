# Varnish 7 before the site, with vmod_xkey and vmod_var (varnish-modules; the official image contains them). Start varnishd with
#   -a :8080 -a purge=:8081 -p http_gzip_support=off
# and give the site CACHE_PURGE_URLS=varnish+http://<varnish>:8081/ and TRUST_PROXY_HOPS=1. Port 8081 only takes purges:
# keep it on the private network. docs/operations.md explains the caches.
vcl 4.1;

import directors;
import std;
import var;
import xkey;

# Several instances: a backend for each, and a line for each in vcl_init.
backend site_1 {
  .host = "site";
  .port = "3000";
  # The site's own deadline for an answer is 30 s.
  .first_byte_timeout = 35s;
  .probe = { .url = "/healthz"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

sub vcl_init {
  new instances = directors.round_robin();
  instances.add_backend(site_1);
  var.global_set("last purge", "none");
}

sub vcl_recv {
  set req.backend_hint = instances.backend();
  if (local.socket == "purge") {
    if (req.method != "PURGE") { return (synth(405, "Only PURGE")); }
    # First: a page that arrives from now on may have been made before the purge (vcl_backend_response).
    var.global_set("last purge", req.xid);
    # Soft: a purged page is revalidated by the next request, and served only if the site fails.
    # Pages without tags cannot be named, so every purge matches them.
    set req.http.X-Purged = xkey.softpurge(req.http.xkey + " untagged");
    return (synth(200, "Purged " + req.http.X-Purged));
  }
  unset req.http.xkey;
  unset req.http.X-Last-Try;
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.url ~ "^/(api|preview)/" || req.url ~ "^/(healthz|readyz)$") { return (pass); }
  # Drafts: the site checks the cookie. Other cookies change no page.
  if (req.http.Cookie ~ "(^|;)\s*(__Host-preview|site-draft-preview)\s*=") { return (pass); }
  unset req.http.Cookie;
  # Parameters of advertisers change no page.
  set req.url = regsuball(req.url, "([?&])(utm_[a-z]+|gclid|fbclid|msclkid)=[^&]*", "\1");
  set req.url = regsub(regsuball(req.url, "&&+", "&"), "[?&]+$", "");
  set req.url = regsub(req.url, "\?&", "?");
  # Two variants of each page instead of one for each browser.
  if (req.http.Accept-Encoding ~ "\bbr\b") { set req.http.Accept-Encoding = "br"; }
  elseif (req.http.Accept-Encoding ~ "\bgzip\b") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
  # Expired and purged pages are revalidated while the visitor waits (2 ms: the front door has a cache too), so nobody
  # reads what has been replaced. While the site is down, or has just failed, they are served for a day.
  if (req.restarts > 0) { set req.http.X-Last-Try = "1"; }
  if (req.restarts == 0 && std.healthy(req.backend_hint)) { set req.grace = 0s; }
  return (hash);
}

sub vcl_backend_fetch {
  var.set("last purge", var.global_get("last purge"));
}

sub vcl_backend_response {
  # A failure is not stored: the request is tried again with old pages allowed (vcl_synth).
  if (beresp.status >= 500 && !bereq.uncacheable) {
    if (!bereq.http.X-Last-Try) { return (abandon); }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  if (bereq.uncacheable || beresp.http.Cache-Control ~ "(?i)no-store|private" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  # The front door may answer a page that is older than its s-maxage, and revalidate it meanwhile. One that is about to
  # change by its dates has s-maxage=0.
  if (beresp.ttl <= 0s && beresp.http.Cache-Control ~ "s-maxage=[1-9]") { set beresp.ttl = 1s; }
  # A purge matches stored pages only. This one was requested before the purge, and stored after it could be an old one that
  # stays for its s-maxage: the next request revalidates it.
  if (var.get("last purge") != var.global_get("last purge")) { set beresp.ttl = 0s; }
  set beresp.grace = 24h;
  if (bereq.url !~ "^/assets/") {
    set beresp.http.xkey = "everything " + regsuball(beresp.http.Cache-Tag, "\s*,\s*", " ");
    if (!beresp.http.Cache-Tag) { set beresp.http.xkey = "everything untagged"; }
  }
  return (deliver);
}

sub vcl_backend_error {
  if (!bereq.uncacheable && !bereq.http.X-Last-Try) { return (abandon); }
}

sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
