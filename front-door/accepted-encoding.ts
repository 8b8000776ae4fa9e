import { LRUCache } from 'lru-cache';

type Compressed = 'br' | 'gzip';
export type Encoding = Compressed | 'identity';

const BEST_FIRST: readonly Compressed[] = ['br', 'gzip'];
/** Browsers send a handful of different headers. */
const MAX_REMEMBERED = 100;
const remembered = new LRUCache<string, readonly Compressed[]>({
  max: MAX_REMEMBERED,
  memoMethod: (header) => {
    const weights = new Map(header.toLowerCase().split(',').map(readCoding));
    return BEST_FIRST.filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
  },
});

/**
 * Our encodings that a client accepts (RFC 9110, section 12.5.3), brotli before gzip, for any weight but zero; `*`
 * matches all that are not named. (`negotiator` sorts by the client's preference.)
 */
export const acceptedEncodings = (header = ''): readonly Compressed[] => remembered.memo(header);

/** The best of them, or `identity`. */
export const acceptedEncoding = (header?: string): Encoding => acceptedEncodings(header)[0] ?? 'identity';

function readCoding(coding: string): [name: string, weight: number] {
  const [name = '', ...parameters] = coding.split(';').map((part) => part.trim());
  const weight = parameters.map((part) => /^q=([\d.]+)$/.exec(part)?.[1]).find((text) => text !== undefined);
  return [name, weight === undefined ? 1 : Number(weight)];
}
