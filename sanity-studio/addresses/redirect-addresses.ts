import { type RedirectRule, readOldAddress } from '../../protocol/redirects';
import { ORIGIN } from './links';

/** A redirect, its placeholders filled. */
export type Redirect = RedirectRule & { _id: string };

/** The same for all spellings of an old address. */
export const addressKey = (from: string) => JSON.stringify(readOldAddress(from));

export function isEqual(one: Redirect, other: Redirect): boolean {
  return (
    one._id === other._id && one.from === other.from && one.to === other.to && one.status === other.status
  );
}

const MOST_SHOWN = 6;

/** Says which redirects lead in a circle. */
export function circle(through: readonly Redirect[]): string {
  const hops = [...through.map(({ from }) => from), through.at(-1)?.to].slice(0, MOST_SHOWN);
  return `Redirects lead in a circle: ${hops.join(' → ')}.`;
}

/** A URL that a redirect applies to. @param rest below the path of a wildcard */
export function sampleOf({ from }: Redirect, rest = 'page'): URL {
  const { path, isWildcard, query } = readOldAddress(from);
  const url = new URL(isWildcard ? `${path}/${rest}` : path, ORIGIN);
  for (const [name, value] of query) url.searchParams.append(name, value);
  return url;
}
