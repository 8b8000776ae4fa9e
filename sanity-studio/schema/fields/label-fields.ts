import { lineField } from './text-fields';

/**
 * Where a block's form has the words of its columns and headings. Open at first: when a text is clicked on the page,
 * Studio unfolds no fieldset of a block that is closed.
 */
export const labelFieldset = {
  name: 'labels',
  title: 'Words of columns and headings',
  options: { collapsible: true },
};

/**
 * The word above a column, or before a fact.
 * @param title says where it stands
 */
export const labelField = (name: string, title: string, initialValue: string) => ({
  ...lineField({ name, title, initialValue, max: 24 }),
  fieldset: labelFieldset.name,
});
