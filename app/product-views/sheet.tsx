import type { ReactNode } from 'react';
import * as styles from './sheet.css';

/** Of every view: whether it stands on something drawn below it, and so has no edge of its own. */
export type ViewProps = { standing?: boolean };

type SheetProps = ViewProps & {
  title: string;
  /** What the sheet covers, such as a month or a site; set beside the title where there is room. */
  context?: string;
  tag?: ReactNode;
  children: ReactNode;
};

/** The frame of every product view: title bar, hairline sides and one thick edge to stand on. */
export function Sheet({ title, context, tag, standing = false, children }: SheetProps) {
  return (
    <div className={styles.frame[standing ? 'standing' : 'raised']}>
      <div className={styles.bar}>
        <span className={styles.title}>{title}</span>
        {context ? <span className={styles.context}>{context}</span> : null}
        {tag ? <span className={styles.tags}>{tag}</span> : null}
      </div>
      {children}
    </div>
  );
}
