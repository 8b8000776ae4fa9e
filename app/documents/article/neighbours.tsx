import type { ArticleDocument } from '../../content/content-types';
import { Anchor } from '../../ui/anchor';
import { unbroken } from '../../ui/unbroken';
import { neighbour, neighbours, neighbourTitle } from './article.css';

type NeighboursProps = Pick<ArticleDocument, 'newer' | 'older'>;
type Summary = NonNullable<ArticleDocument['newer']>;

/** The articles before and after this one in its channel. */
export function Neighbours({ newer, older }: NeighboursProps) {
  if (!newer && !older) return null;
  return (
    <nav aria-label="More articles" className={neighbours}>
      {newer ? <Neighbour label="Newer" article={newer} /> : null}
      {older ? <Neighbour label="Older" article={older} /> : null}
    </nav>
  );
}

function Neighbour({ label, article }: { label: string; article: Summary }) {
  return (
    <Anchor href={article.path} className={neighbour}>
      <span>{label}</span>
      <span className={neighbourTitle}>{unbroken(article.title)}</span>
    </Anchor>
  );
}
