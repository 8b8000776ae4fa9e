import { Children, createElement, Fragment, type ReactNode } from 'react';
import { type DateForm, formatDate } from './format-date';
import { useLanguage } from './texts';
import * as styles from './typography.css';

type HeadingProps = {
  level: 1 | 2 | 3 | 4;
  look?: 'display' | 'h1' | 'h2' | 'h3' | 'h4';
  id?: string;
  className?: string;
  children: ReactNode;
};

const tagOf = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A heading with its level set by the outline and its style by the design. */
export function Heading({ level, look, id, className, children }: HeadingProps) {
  const Tag = tagOf[level];
  const base = styles.headingLook[look ?? Tag];
  return (
    <Tag id={id} className={className ? `${base} ${className}` : base}>
      {unbroken(children)}
    </Tag>
  );
}

type TextProps = {
  look?: 'lead' | 'body' | 'small';
  tone?: 'ink2' | 'ink3';
  as?: 'p' | 'span' | 'div';
  className?: string;
  children: ReactNode;
};

/** Running text in one of the design's three sizes; on a dark band its tones follow the ground. */
export function Text({ look = 'body', tone = 'ink2', as: Tag = 'p', className, children }: TextProps) {
  const classes = [styles.textLook[look], styles.textTone[tone], className].filter(Boolean).join(' ');
  return <Tag className={classes}>{unbroken(children)}</Tag>;
}

/** Short facts side by side, with a dot between two of them, but not where the line wraps. Empty ones are left out. */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className={styles.facts}>
      {facts.filter(Boolean).map((fact, index) => (
        <span key={index} className={styles.fact}>
          {index > 0 ? <span className={styles.dot}> · </span> : null}
          {fact}
        </span>
      ))}
    </span>
  );
}

/** Words with a hyphen between letters, short enough for a phone in the largest type; and ranges with their unit. */
const COMPOUND = /(?<![\p{L}-])(\p{L}{1,9}-\p{L}{1,9}|\d+–\d+ \p{L}{1,9})(?![\p{L}-])/u;

/** The same of any length, with any number of hyphens, such as "chat-session-id": for content that scrolls. */
export const HYPHENATED_NAME = /(?<![\p{L}-])(\p{L}+(?:-\p{L}+)+)(?![\p{L}-])/u;

/**
 * Keeps "month-end" and "2–4 hours" on one line, in an element of its own: a line break at the hyphen or the dash looks
 * like a mistake. The text does not change.
 * @param words a pattern with the words as its only group
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

const word = (text: string) => <span className={styles.unbrokenWord}>{text}</span>;

/** A date in words, with the exact value for machines. Renders nothing if the value is not a date. */
export function DateText({ value, form }: { value: string; form: DateForm }) {
  const words = formatDate(value, form, useLanguage());
  if (!words) return null;
  return (
    // Engines abbreviate months differently: the server's text stays.
    <time dateTime={value} className={styles.date} suppressHydrationWarning>
      {words}
    </time>
  );
}

type VisuallyHiddenProps = {
  as?: 'span' | 'figcaption';
  children: ReactNode;
};

export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={styles.visuallyHidden}>{children}</Tag>;
}
