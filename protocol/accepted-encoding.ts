export type Encoding = 'br' | 'gzip' | 'identity';

const BEST_FIRST = ['br', 'gzip'] as const;
/** Browsers send a handful of different headers; made-up ones only clear this map. */
const MAX_KNOWN = 100;
const known = new Map<string, Encoding>();

/**
 * The best encoding of ours that a client accepts (RFC 9110, section 12.5.3): brotli before gzip, whatever the weights
 * say unless they say 0. `*` stands for what is not named. `negotiator` lists codings by the client's preference, so our own
 * order and the memory of known headers would remain.
 * In: the header `Accept-Encoding`, or undefined. Never throws.
 */
export function acceptedEncoding(header = ''): Encoding {
  const before = known.get(header);
  if (before !== undefined) return before;
  const weights = new Map(header.toLowerCase().split(',').map(readCoding));
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  const encoding = BEST_FIRST.find(accepts) ?? 'identity';
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(header, encoding);
  return encoding;
}

function readCoding(coding: string): [name: string, weight: number] {
  const [name = '', ...parameters] = coding.split(';').map((part) => part.trim());
  const weight = parameters.map((part) => /^q=([\d.]+)$/.exec(part)?.[1]).find((text) => text !== undefined);
  return [name, weight === undefined ? 1 : Number(weight)];
}
