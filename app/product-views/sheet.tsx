import type { ReactNode } from 'react';
import type { ProductViewName } from '../../protocol/content-names';
import type { FiguresOf } from './figures/view-figures';
import * as styles from './sheet.css';

/** Whether something is drawn below the sheet, so that it has no edge of its own. */
export type StandingProps = { standing?: boolean };

/** Props of a view: what it shows. */
export type ViewProps<Name extends ProductViewName> = StandingProps & { figures: FiguresOf<Name> };

type SheetProps = StandingProps & {
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
