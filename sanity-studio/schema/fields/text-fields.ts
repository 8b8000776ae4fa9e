import { defineArrayMember, defineField, type StringRule } from 'sanity';
import { countedInput } from '../../inputs/counted-input';

type TextFieldOptions = {
  name?: string;
  title?: string;
  description?: string;
  required?: boolean;
  max?: number;
  group?: string;
  initialValue?: string;
};

/** Characters beyond which a text is refused: something was pasted in the wrong place. */
const LONGEST_LINE = 500;
const LONGEST_PARAGRAPH = 5_000;

/**
 * One line of text.
 * @param options `max` is the length, in characters, beyond which a warning shows; a counter is below the field
 */
export function lineField({ name = 'title', title = 'Title', ...options }: TextFieldOptions = {}) {
  return defineField({ name, title, type: 'string', ...limited(options, LONGEST_LINE, 'it may not fit') });
}

/**
 * A short text of several lines, without formatting.
 * @param options `max` is the length, in characters, beyond which a warning shows; a counter is below the field
 */
export function paragraphField({
  name = 'description',
  title = 'Description',
  ...options
}: TextFieldOptions = {}) {
  return defineField({
    name,
    title,
    type: 'text',
    rows: 3,
    ...limited(options, LONGEST_PARAGRAPH, 'readers may skip it'),
  });
}

/** What a text field has besides its name and type. */
function limited({ required = true, max, ...options }: TextFieldOptions, most: number, consequence: string) {
  return {
    ...options,
    ...(max ? { components: { input: countedInput(max) } } : {}),
    validation: (rule: StringRule) => [
      ...(required ? [rule.required()] : []),
      ...(max ? [rule.max(max).warning(`Longer than ${max} characters: ${consequence}.`)] : []),
      rule.max(most).error(`Longer than ${most} characters: that is a text of its own.`),
    ],
  };
}

type LeadFieldOptions = Pick<TextFieldOptions, 'description' | 'required' | 'max'>;

/** The sentences between a block's title and what it shows. */
export function leadField({
  description = 'One or two sentences below the title.',
  required = false,
  max,
}: LeadFieldOptions) {
  return paragraphField({ name: 'lead', title: 'Introduction', description, required, max });
}

const MAX_QUESTIONS = 60;

/**
 * Other ways to ask what a document answers, for the chat's own assistant.
 * @param options `answer` says what the chat answers these questions with
 */
export function askedAsField({ answer, group }: { answer: string; group?: string }) {
  return defineField({
    name: 'askedAs',
    title: 'Also asked as',
    description: `Other ways in which visitors ask this, as short as they type. The chat answers them with ${answer}`,
    type: 'array',
    group,
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) =>
          rule.required().max(100).warning('Longer than 100 characters: few ask that long.'),
      }),
    ],
    options: { layout: 'tags' },
    validation: (rule) => rule.max(MAX_QUESTIONS).unique(),
  });
}
