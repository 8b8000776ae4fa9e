import { lineField } from './text-fields';

/** Where a block's form has the words of its columns and headings: folded, because they are rarely changed. */
export const labelFieldset = {
  name: 'labels',
  title: 'Words of columns and headings',
  options: { collapsible: true, collapsed: true },
};

/**
 * The word above a column, or before a fact.
 * @param title says where it stands
 */
export const labelField = (name: string, title: string, initialValue: string) => ({
  ...lineField({ name, title, initialValue, max: 24 }),
  fieldset: labelFieldset.name,
});
