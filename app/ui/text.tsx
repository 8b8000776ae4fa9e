import type { ReactNode } from 'react';
import { look as looks, tone as tones } from './text.css';
import { unbroken } from './unbroken';

type TextProps = {
  look?: 'lead' | 'body' | 'small' | 'caption';
  tone?: 'ink' | 'ink2' | 'ink3' | 'inherit';
  as?: 'p' | 'span' | 'div';
  className?: string;
  children: ReactNode;
};

/** Running text in one of the design's four sizes; on a dark band its tones follow the ground. */
export function Text({ look = 'body', tone = 'ink2', as: Tag = 'p', className, children }: TextProps) {
  const classes = [looks[look], tones[tone], className].filter(Boolean).join(' ');
  return <Tag className={classes}>{unbroken(children)}</Tag>;
}
