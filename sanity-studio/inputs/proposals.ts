import { pathPart, proposedPath } from '../addresses/proposed-path';

/**
 * What is proposed for an address.
 * @param value as it is now
 * @param name of what has the address
 * @param isPublished others may then link to the address
 * @returns undefined where nothing else is to be proposed
 */
export type Proposal = (value: string | undefined, name: unknown, isPublished: boolean) => string | undefined;

/** A path in the same folder. */
export const proposePath: Proposal = (value, name, isPublished) => {
  if (value && isPublished) return undefined;
  const folder = value?.slice(0, value.lastIndexOf('/') + 1);
  const proposal = proposedPath(folder || undefined, name);
  return proposal === value ? undefined : proposal;
};

export const proposeShortName: Proposal = (value, name, isPublished) => {
  if (value && isPublished) return undefined;
  const proposal = typeof name === 'string' ? pathPart(name) : '';
  return proposal === '' || proposal === value ? undefined : proposal;
};
