import type { ReactNode } from 'react';
import type { ProductViewName } from '../../protocol/content-names';
import { Icon } from '../ui/icon/icon';
import { Tag } from '../ui/tag';
import type { SheetTag } from './figures/table-figures';
import type { FiguresOf } from './figures/view-figures';
import * as styles from './sheet.css';

/** Whether something is drawn directly below the sheet: it has no bottom edge of its own. */
export type StandingProps = { standing?: boolean };

/** Props of a view: what it shows. */
export type ViewProps<Name extends ProductViewName> = StandingProps & { figures: FiguresOf<Name> };

type SheetProps = StandingProps & {
  title: string;
  /** The sheet's scope, such as a month or a site; below the title where it has no room beside. */
  context?: string | undefined;
  /** Its status, at the end of the title bar. */
  tag?: SheetTag | undefined;
  children: ReactNode;
};

/** The frame of every product view: title bar, hairline sides and a thick bottom edge. */
export function Sheet({ title, context, tag, standing = false, children }: SheetProps) {
  return (
    <div className={styles.frame[standing ? 'standing' : 'raised']}>
      <div className={styles.bar}>
        <span className={styles.title}>{title}</span>
        {context ? <span className={styles.context}>{context}</span> : null}
        {tag ? (
          <span className={styles.tag}>
            <Tag tone={tag.tone}>
              {tag.isChecked ? <Icon name="check" size={16} /> : null}
              {tag.value}
            </Tag>
          </span>
        ) : null}
      </div>
      {children}
    </div>
  );
}
