import { pathPart } from '../addresses/path-part';

/**
 * What is proposed for an address.
 * @param value as it is now
 * @param name of what has the address
 * @param isPublished others may then link to the address
 * @param language of the name, if it is known
 * @returns undefined where nothing else is to be proposed
 */
export type Proposal = (
  value: string | undefined,
  name: unknown,
  isPublished: boolean,
  language?: unknown,
) => string | undefined;

/** A path in the same folder. */
export const proposePath: Proposal = (value, name, isPublished, language) => {
  const folder = value?.slice(0, value.lastIndexOf('/') + 1) || '/';
  return proposed(value, name, isPublished, folder, language);
};

export const proposeShortName: Proposal = (value, name, isPublished) => proposed(value, name, isPublished);

function proposed(
  value: string | undefined,
  name: unknown,
  isPublished: boolean,
  folder = '',
  language?: unknown,
) {
  if (value && isPublished) return undefined;
  const part = typeof name === 'string' ? pathPart(name, language) : '';
  const proposal = folder + part;
  return part === '' || proposal === value ? undefined : proposal;
}
