import type { CurrentUser } from 'sanity';
import type { StudioConfiguration } from './studio-configuration';

const DEVELOPERS: readonly string[] = ['administrator', 'developer'];

/**
 * Whether Studio has the tool for queries, which is for developers: on hosted Sanity for administrators and developers. The
 * local lake signs everybody in as administrator; there it comes with a Studio in development only.
 * @param isDevelopment a seam for tests
 */
export function hasQueries(
  { isLocal }: Pick<StudioConfiguration, 'isLocal'>,
  user: Pick<CurrentUser, 'roles'> | null,
  isDevelopment = process.env.NODE_ENV === 'development',
): boolean {
  if (isDevelopment) return true;
  return !isLocal && (user?.roles ?? []).some(({ name }) => DEVELOPERS.includes(name));
}
