import type { readRefusalTexts } from '../../protocol/read-refusal-texts';
import { englishRefusals, type RefusalCode } from '../../protocol/refusal-texts';

export type Refusal = {
  status: number;
  /** For machines: `{"error":{"code","message"}}`; for people it names a page's texts. */
  code: RefusalCode;
  headers?: Record<string, string>;
};

const RETRY_SOON = { 'Retry-After': '5' };

/** The front door's own refusals. Texts are fixed: nothing of the request is echoed. */
export const refusals = {
  /** `GET /healthz`: this process answers, even without a renderer. */
  alive: { status: 200, code: 'alive' },
  draining: { status: 503, code: 'draining' },
  malformed: { status: 400, code: 'malformed_request' },
  badAddress: { status: 400, code: 'bad_address' },
  badHost: { status: 400, code: 'bad_host' },
  crossOrigin: { status: 403, code: 'cross_origin' },
  assetMissing: { status: 404, code: 'not_found' },
  tooSlow: { status: 408, code: 'request_timeout' },
  bodyTooLarge: { status: 413, code: 'too_large' },
  addressTooLong: { status: 414, code: 'address_too_long' },
  headersTooLarge: { status: 431, code: 'headers_too_large' },
  tooMany: { status: 429, code: 'too_many_requests', headers: RETRY_SOON },
  rendererBroken: { status: 502, code: 'bad_answer', headers: RETRY_SOON },
  rendererUnavailable: { status: 503, code: 'unavailable', headers: RETRY_SOON },
  overloaded: { status: 503, code: 'busy', headers: { ...RETRY_SOON, Connection: 'close' } },
  rendererBusy: { status: 503, code: 'busy', headers: RETRY_SOON },
  rendererSlow: { status: 504, code: 'timeout', headers: RETRY_SOON },
} satisfies Record<string, Refusal>;

/** Takes the methods of the resource. */
export const methodNotAllowed = (methods: readonly string[]): Refusal => ({
  status: 405,
  code: 'method_not_allowed',
  headers: { Allow: methods.join(', ') },
});

const HOUR_S = 3_600;

/** Redirects another spelling of an address to the canonical one. Takes a root-relative target in ASCII. */
export const movedTo = (target: string): Refusal => ({
  status: 308,
  code: 'moved',
  headers: { Location: target, 'Cache-Control': `public, max-age=${HOUR_S}` },
});

let said: ReturnType<typeof readRefusalTexts>;

/** Pages say these texts from now on. @param texts in the language of the site; undefined for the English ones */
export function sayRefusals(texts: typeof said): void {
  said = texts;
}

/** What the page of a refusal says. */
export const pageWords = ({ code }: Refusal) => {
  const { refusals: byCode, ...words } = said ?? englishRefusals;
  return { ...words, ...englishRefusals.refusals[code], ...byCode[code] };
};

/** What scripts and logs get, whose language is English. */
export const messageOf = ({ code }: Refusal): string => englishRefusals.refusals[code].message;
