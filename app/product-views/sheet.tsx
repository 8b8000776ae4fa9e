import type { ReactNode } from 'react';
import * as styles from './sheet.css';

/** Props of every view: whether something is drawn below it, so that it has no edge of its own. */
export type ViewProps = { standing?: boolean };

type SheetProps = ViewProps & {
  title: string;
  /** The sheet's scope, such as a month or a site; beside the title where there is room. */
  context?: string;
  tag?: ReactNode;
  children: ReactNode;
};

/** The frame of every product view: title bar, hairline sides and a thick bottom edge. */
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
