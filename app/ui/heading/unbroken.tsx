import { Children, createElement, Fragment, type ReactNode } from 'react';
import { unbroken as unbrokenClass } from './heading.css';

/** Words with a hyphen between letters, no longer than fits a telephone in the largest type. */
const HYPHENATED = /(?<![\p{L}-])(\p{L}{1,9}-\p{L}{1,9})(?![\p{L}-])/u;

/**
 * Keeps words such as "month-end" on one line: in large type a line that ends with their hyphen reads as a mistake.
 * @param children what a heading holds; only text of its own is looked at, elements stay as they are
 * @returns the same content with such words wrapped; its text does not change
 */
export function unbroken(children: ReactNode): ReactNode {
  return Children.map(children, (child) => (typeof child === 'string' ? wrapped(child) : child));
}

function wrapped(text: string): ReactNode {
  const parts = text.split(HYPHENATED);
  if (parts.length === 1) return text;
  // Every second part is one of the words.
  const content = parts.map((part, index) => (index % 2 === 1 ? word(part) : part));
  return createElement(Fragment, null, ...content);
}

const word = (text: string) => <span className={unbrokenClass}>{text}</span>;
