import { defineArrayMember, defineField } from 'sanity';

type ShownListOptions = {
  name: string;
  title: string;
  of: string;
  /** The number that the page is designed for; another one is a warning, not an error. */
  count?: number;
  description?: string;
};

const EMPTY_LIST = 'The list is empty: nothing is shown here.';

/**
 * A list of references to shared content, in the order shown on the page.
 * @param options `of` is the type referred to
 */
export function shownList({ name, title, of, count, description }: ShownListOptions) {
  return defineField({
    name,
    title,
    type: 'array',
    description,
    of: [defineArrayMember({ type: 'reference', to: [{ type: of }] })],
    validation: (rule) => [
      rule.required().min(1).error(EMPTY_LIST),
      rule.unique(),
      ...(count ? [rule.length(count).warning(`The page is designed for ${count}.`)] : []),
    ],
  });
}

/**
 * A list of objects of one type, in the order shown on the page.
 * @param options `of` is the object type's name
 */
export function objectList({ name, title, of, count, description }: ShownListOptions) {
  return defineField({
    name,
    title,
    type: 'array',
    description,
    of: [defineArrayMember({ type: of })],
    validation: (rule) => [
      rule.required().min(1).error(EMPTY_LIST),
      ...(count ? [rule.length(count).warning(`The page is designed for ${count}.`)] : []),
    ],
  });
}

/** The buttons of a block: the first is drawn as the main one. */
export const actionsField = defineField({
  name: 'actions',
  title: 'Buttons',
  type: 'array',
  description: 'The first is drawn as the main button.',
  of: [defineArrayMember({ type: 'link' })],
  validation: (rule) => rule.max(2),
});
