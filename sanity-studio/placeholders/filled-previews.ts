import type { PreviewValue, SchemaTypeDefinition } from 'sanity';
import { type Brand, fillLink, fillText } from '../../protocol/placeholders';

/**
 * The values of placeholders, for the previews of all types. Studio asks them outside React, so they stand here; until
 * they are known, texts stay as they are stored.
 */
let brand: Brand | undefined;

/** @param found the values in Site settings; without a name the braces say more than nothing */
export function setBrandOfPreviews(found: Brand | null): void {
  brand = found?.productName ? found : undefined;
}

/** The type, with the placeholders filled in what lists and titles show of its values. */
export function withFilledPreview(type: SchemaTypeDefinition): SchemaTypeDefinition {
  if (!('preview' in type) || !type.preview?.select) return type;
  const { prepare, ...preview } = type.preview;
  const filled: typeof prepare = (value, options) => filledPreview(prepare ? prepare(value, options) : value);
  return { ...type, preview: { ...preview, prepare: filled } };
}

const SHOWN = ['title', 'subtitle', 'description'] as const;

/**
 * A preview with its placeholders filled.
 * @param values of the placeholders; those of Site settings, except in tests
 */
export function filledPreview(preview: PreviewValue, values = brand): PreviewValue {
  if (!values) return preview;
  const filled = { ...preview };
  for (const field of SHOWN) {
    const text = filled[field];
    if (typeof text === 'string') filled[field] = filledText(text, values);
  }
  return filled;
}

/** A path, also after an arrow, or an address of the application. */
const ADDRESS = /^(?:→ )?(?:\/|\{host\})/;

function filledText(text: string, values: Brand): string {
  return ADDRESS.test(text) ? fillLink(text, values) : fillText(text, values);
}

/** A text of content as lists show it, its placeholders filled with the values of Site settings. */
export function filledForList(text: string): string {
  return brand ? filledText(text, brand) : text;
}
