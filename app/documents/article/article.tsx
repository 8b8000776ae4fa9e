import type { ArticleDocument } from '../../content/content-types';
import { Bed } from '../../ui/bed';
import { DateText } from '../../ui/date-text';
import { formatDate } from '../../ui/format-date';
import { LongRead } from '../../ui/long-read';
import { PartIndex } from '../../ui/part-index';
import { Person } from '../../ui/person';
import { RichText } from '../../ui/rich-text/rich-text';
import { richTextHeadings } from '../../ui/rich-text/rich-text-headings';
import { facts } from './article.css';
import { Neighbours } from './neighbours';
import { readingTime } from './reading-time';

/** As wide as the column of text. */
const COVER_SIZES = '(min-width: 720px) 680px, calc(100vw - 40px)';

/** Between two facts, with an en space on either side. */
const DOT = '\u2002·\u2002';

/** A post of the blog or the news. */
export function Article({ article }: { article: ArticleDocument }) {
  const headings = richTextHeadings(article.body).filter((heading) => heading.level === 2);
  return (
    <LongRead
      title={article.title}
      lead={article.excerpt}
      byline={<Byline article={article} />}
      index={<PartIndex parts={headings.map(({ id, text }) => ({ id, label: text }))} />}
    >
      <Bed media={article.cover} sizes={COVER_SIZES} priority />
      <RichText value={article.body} />
      <Neighbours newer={article.newer} older={article.older} />
    </LongRead>
  );
}

function Byline({ article }: { article: ArticleDocument }) {
  const when = (
    <>
      {formatDate(article.publishedAt, 'long') ? (
        <>
          <DateText value={article.publishedAt} form="long" />
          {DOT}
        </>
      ) : null}
      {`${readingTime(article.body)}\u00a0minute\u00a0read`}
    </>
  );
  if (!article.author) return <p className={facts}>{when}</p>;
  const { name, portrait } = article.author;
  return <Person portrait={portrait} name={name} lines={[when]} />;
}
