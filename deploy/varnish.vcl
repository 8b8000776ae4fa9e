# Varnish 7 before the site, with vmod_xkey and vmod_var (varnish-modules; the official image contains them). Start varnishd with
#   -a :8080 -a purge=:8081 -p http_gzip_support=off
# and SITE_URL in its environment, and give the site CACHE_PURGE_URLS=varnish+http://<varnish>:8081/ and TRUST_PROXY_HOPS=1. Port 8081 only takes purges:
# keep it on the private network. docs/operations/watch.md explains the caches.
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
  var.global_set("site host", regsub(std.tolower(std.getenv("SITE_URL")), "^https?://([^/]+?)(:443)?(/.*)?$", "\1"));
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
  if (req.restarts == 0) {
    unset req.http.X-Whole-Url;
    unset req.http.X-Pass;
  }
  # Under every host an answer is the same: one name, and one entry.
  if (var.global_get("site host") != "") {
    set req.http.Host = var.global_get("site host");
    unset req.http.X-Forwarded-Host;
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.url ~ "^/(api|preview)/" || req.url ~ "^/(healthz|readyz)$") { return (pass); }
  # Drafts: the site checks the cookie. Other cookies change no page.
  if (req.http.Cookie ~ "(^|;)\s*(__Host-preview|site-draft-preview)\s*=") { return (pass); }
  unset req.http.Cookie;
  if (req.http.X-Pass) { return (pass); }
  if (req.url ~ "\?") {
    # Visitors make these values up. The front door stores what is worth it, apart from its pages, and limits the rest.
    # The names are those of front-door/main.ts.
    if (req.url ~ "[?&](page|q|language|sold|module|users|size)(=|&|$)") { return (pass); }
    # Remix requests the data of a page with _data; no page depends on other parameters. Where a redirect does, it is requested again (vcl_deliver).
    set req.http.X-Whole-Url = req.url;
    set req.url = regsub(req.url, "\?(?:.*&)?(_data=(?:root|home|page|search))(?:&.*)?$|\?.*$", "?\1");
    set req.url = regsub(req.url, "\?$", "");
    if (req.url == req.http.X-Whole-Url) { unset req.http.X-Whole-Url; }
  }
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
    # One client's limit is not the page's.
    if (beresp.status == 429) { set beresp.ttl = 0s; }
    return (deliver);
  }
  # From other spellings of an address, of which there are any number, to the one that is stored.
  if (beresp.status == 308 && !beresp.http.Cache-Tag) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
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
  # A redirect keeps the parameters, and may depend on them, as may an error that is not to be stored.
  if (req.http.X-Whole-Url && resp.status != 200 && resp.status != 304 && resp.status != 429 && resp.status < 500
    && (resp.http.Cache-Control ~ "no-store" || (resp.status != 404 && resp.status != 410))) {
    set req.url = req.http.X-Whole-Url;
    unset req.http.X-Whole-Url;
    set req.http.X-Pass = "1";
    return (restart);
  }
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
