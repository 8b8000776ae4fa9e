import type { ReactNode } from 'react';
import type { ProductViewValue } from '../content-model/content-types';
import { Icon } from '../ui/icon/icon';
import { Tag } from '../ui/tag';
import { useLanguage } from '../ui/texts';
import { datedText } from './amount';
import * as styles from './sheet.css';

type SheetProps = {
  /** Without one there is no sheet: the parts lie on the page's ground. */
  title: string | null;
  /** The sheet's scope, such as a month or a site; below the title where it has no room beside. */
  context?: string | null;
  /** Its status, at the end of the title bar. */
  tag?: ProductViewValue['tag'];
  /** Whether something is drawn directly below the sheet: it has no bottom edge of its own. */
  standing?: boolean | undefined;
  /** Whether it is as wide as the page. */
  isScreen?: boolean | undefined;
  children: ReactNode;
};

/** The frame of every product view: title bar, hairline sides and a thick bottom edge. */
export function Sheet({ title, context, tag, standing = false, isScreen, children }: SheetProps) {
  const language = useLanguage();
  if (!title) return <div className={styles.bare}>{children}</div>;
  return (
    <div className={styles.frame[standing ? 'standing' : 'raised']}>
      <div className={styles.bar}>
        <span className={styles.title}>{title}</span>
        {context ? <span className={styles.context}>{datedText(context, 'long', language)}</span> : null}
        {tag?.text ? (
          <span className={styles.tag}>
            <ViewTag tag={tag} />
          </span>
        ) : null}
      </div>
      {isScreen ? <div className={styles.parts}>{children}</div> : children}
    </div>
  );
}

/** A status of a sheet. */
export function ViewTag({ tag: { text, tone, isChecked } }: { tag: NonNullable<ProductViewValue['tag']> }) {
  return (
    <Tag tone={tone ?? undefined}>
      {isChecked ? <Icon name="check" size={16} /> : null}
      {text}
    </Tag>
  );
}
