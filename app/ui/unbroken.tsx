import { Children, createElement, Fragment, type ReactNode } from 'react';
import * as styles from './unbroken.css';

/** Words with a hyphen between letters, no longer than fits a telephone in the largest type. */
const COMPOUND = /(?<![\p{L}-])(\p{L}{1,9}-\p{L}{1,9})(?![\p{L}-])/u;

/** The same of any length, with any number of hyphens, such as "chat-session-id": for what scrolls where it is too wide. */
export const HYPHENATED_NAME = /(?<![\p{L}-])(\p{L}+(?:-\p{L}+)+)(?![\p{L}-])/u;

/**
 * Keeps words such as "month-end" on one line: in a title or a short text a line that ends with their hyphen reads as a
 * mistake.
 * @param children what a heading or a text holds; only text of its own is looked at, elements stay as they are
 * @param words which words stay whole: a pattern with them as its one group
 * @returns the same content with such words wrapped; its text does not change
 */
export function unbroken(children: ReactNode, words = COMPOUND): ReactNode {
  return Children.map(children, (child) => (typeof child === 'string' ? wrapped(child, words) : child));
}

function wrapped(text: string, words: RegExp): ReactNode {
  const parts = text.split(words);
  if (parts.length === 1) return text;
  // Every second part is one of the words.
  const content = parts.map((part, index) => (index % 2 === 1 ? word(part) : part));
  return createElement(Fragment, null, ...content);
}

const word = (text: string) => <span className={styles.word}>{text}</span>;
