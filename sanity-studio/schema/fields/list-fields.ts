import { type ArrayRule, defineArrayMember, defineField } from 'sanity';

type ListOptions = {
  name: string;
  title: string;
  of: string;
  /** The number that the page is designed for; another one is a warning, not an error. */
  count?: number;
  description?: string;
};

/**
 * A list of references to shared content, in the order shown on the page.
 * @param options `of` is the type referred to
 */
export const shownList = ({ of, count, ...field }: ListOptions) =>
  defineField({
    ...field,
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type: of }] })],
    validation: (rule) => [...filled(rule, count), rule.unique()],
  });

/**
 * A list of objects of one type, in the order shown on the page.
 * @param options `of` is the object type's name
 */
export const objectList = ({ of, count, ...field }: ListOptions) =>
  defineField({
    ...field,
    type: 'array',
    of: [defineArrayMember({ type: of })],
    validation: (rule) => filled(rule, count),
  });

const filled = <Members extends unknown[]>(rule: ArrayRule<Members>, count: number | undefined) => [
  rule.required().min(1).error('The list is empty: nothing is shown here.'),
  ...(count ? [rule.length(count).warning(`The page is designed for ${count}.`)] : []),
];

/** The buttons of a block: the first is drawn as the main one. */
export const actionsField = defineField({
  name: 'actions',
  title: 'Buttons',
  type: 'array',
  description: 'The first is drawn as the main button.',
  of: [defineArrayMember({ type: 'link' })],
  validation: (rule) => rule.max(2),
});
