/** Pictures whose record describes them in a field of its own: the record's type and the picture's field. */
const DESCRIBED_BY: Record<string, string> = {
  'customerLogo.image': 'alt',
  'testimonial.companyLogo': 'companyLogoAlt',
};

/**
 * Which field of a document describes a picture in it, where the picture does not describe itself.
 * @param type the document's
 * @param path of the picture within the document, steps joined by dots
 */
export function describingField(type: string, path: string): string | undefined {
  return DESCRIBED_BY[`${type}.${path}`];
}

/** All fields that describe a picture beside them. */
export const describingFields: readonly string[] = Object.values(DESCRIBED_BY);
