export type Refusal = {
  status: number;
  /** For machines: `{"error":{"code","message"}}`. */
  code: string;
  title: string;
  message: string;
  headers?: Record<string, string>;
};

/** The front door's own refusals. Texts are fixed: nothing of the request is echoed. */
export const refusals = {
  /** `GET /healthz`: this process answers, even without a renderer. */
  alive: { status: 200, code: 'alive', title: 'Alive', message: 'This instance is alive.' },
  draining: { status: 503, code: 'draining', title: 'Stopping', message: 'This instance is stopping.' },
  malformed: {
    status: 400,
    code: 'malformed_request',
    title: 'That request could not be read',
    message: 'It is not valid HTTP.',
  },
  badAddress: {
    status: 400,
    code: 'bad_address',
    title: 'That address could not be read',
    message: 'It contains characters or percent signs that do not belong in an address.',
  },
  badHost: {
    status: 400,
    code: 'bad_host',
    title: 'That request could not be read',
    message: 'It names no host, or more than one, or one that cannot exist.',
  },
  crossOrigin: {
    status: 403,
    code: 'cross_origin',
    title: 'Not from another site',
    message: 'This can only be sent from our own pages.',
  },
  assetMissing: { status: 404, code: 'not_found', title: 'Not found', message: 'There is no such file.' },
  tooSlow: {
    status: 408,
    code: 'request_timeout',
    title: 'That took too long',
    message: 'The request did not arrive in time.',
  },
  bodyTooLarge: {
    status: 413,
    code: 'too_large',
    title: 'That is too much',
    message: 'The request carries more than this site accepts.',
  },
  addressTooLong: {
    status: 414,
    code: 'address_too_long',
    title: 'That address is too long',
    message: 'No page here has an address of that length.',
  },
  headersTooLarge: {
    status: 431,
    code: 'headers_too_large',
    title: 'That request could not be read',
    message: 'Its headers are too large. Deleting the cookies of this site may help.',
  },
  tooMany: {
    status: 429,
    code: 'too_many_requests',
    title: 'That was a little fast',
    message: 'Please wait a few seconds and try again.',
    headers: { 'Retry-After': '5' },
  },
  rendererBroken: {
    status: 502,
    code: 'bad_answer',
    title: 'Something went wrong',
    message: 'The site gave no usable answer. Please try again.',
    headers: { 'Retry-After': '5' },
  },
  rendererUnavailable: {
    status: 503,
    code: 'unavailable',
    title: 'Back in a moment',
    message: 'The site is restarting. Please try again in a few seconds.',
    headers: { 'Retry-After': '5' },
  },
  overloaded: {
    status: 503,
    code: 'busy',
    title: 'A busy moment',
    message: 'Too many visitors are connected at the moment. Please try again in a few seconds.',
    headers: { 'Retry-After': '5', Connection: 'close' },
  },
  rendererBusy: {
    status: 503,
    code: 'busy',
    title: 'A busy moment',
    message: 'Too many pages are asked for at the moment. Please try again in a few seconds.',
    headers: { 'Retry-After': '5' },
  },
  rendererSlow: {
    status: 504,
    code: 'timeout',
    title: 'That took too long',
    message: 'The site did not answer in time. Please try again.',
    headers: { 'Retry-After': '5' },
  },
} satisfies Record<string, Refusal>;

/** Takes the methods of the resource. */
export const methodNotAllowed = (methods: readonly string[]): Refusal => ({
  status: 405,
  code: 'method_not_allowed',
  title: 'Not possible here',
  message: `Only ${methods.join(', ')} can be used here.`,
  headers: { Allow: methods.join(', ') },
});

const HOUR_S = 3_600;

/** Redirects another spelling of an address to the canonical one. Takes a root-relative target in ASCII. */
export const movedTo = (target: string): Refusal => ({
  status: 308,
  code: 'moved',
  title: 'Moved',
  message: 'This page has another address.',
  headers: { Location: target, 'Cache-Control': `public, max-age=${HOUR_S}` },
});
