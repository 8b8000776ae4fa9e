import type { ReactNode } from 'react';
import { DateAndTopic } from '../blocks/article-list/article-rows';
import { CalculatorInText } from '../blocks/valuation-calculator/valuation-calculator';
import type { ArticleDocument } from '../content-model/content-types';
import { Bed } from '../media/media';
import { Person } from '../media/person';
import { richTextLines, tableRows } from '../page-text/rich-text-lines';
import { LongRead, PartIndex } from '../rich-text/long-read';
import { type RichTextValue, richTextHeadings } from '../rich-text/portable-text';
import { RichText } from '../rich-text/rich-text';
import { link } from '../rich-text/rich-text.css';
import { counted } from '../texts/texts';
import { Anchor } from '../ui/anchor';
import { isDate } from '../ui/format-date';
import { useLanguage, useTexts } from '../ui/texts';
import { DateText, Facts, Heading, Text, unbroken } from '../ui/typography';
import { facts, neighbour, neighbours, neighbourTitle, related, relatedList } from './article.css';

/** As wide as the column of text. */
const COVER_SIZES = '(min-width: 720px) 680px, calc(100vw - 40px)';

/** What only the text of an article may hold. */
const moreTypes = { valuationCalculator: CalculatorInText };

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
      <RichText value={article.body} more={moreTypes} />
      <Neighbours newer={article.newer[0]} older={article.older[0]} />
      <Related articles={article.related} />
    </LongRead>
  );
}

function Byline({ article }: { article: ArticleDocument }) {
  const { author, body, publishedAt, topic } = article;
  const { reading } = useTexts();
  const minutes = counted(reading.minutes, readingTime(body), useLanguage());
  const when = (
    <span className={facts}>
      <Facts
        facts={[
          isDate(publishedAt) ? <DateText key="date" value={publishedAt} form="short" /> : null,
          topic?.path ? (
            <Anchor key="topic" href={topic.path} className={link}>
              {topic.title}
            </Anchor>
          ) : (
            topic?.title
          ),
          minutes,
        ]}
      />
    </span>
  );
  if (!author) return <Text look="small">{when}</Text>;
  return <Person portrait={author.portrait} name={author.name} lines={[when]} />;
}

type Summary = ArticleDocument['newer'][number];
type NeighboursProps = Partial<Record<'newer' | 'older', Summary>>;

function Neighbours({ newer, older }: NeighboursProps) {
  const { reading } = useTexts();
  if (!newer && !older) return null;
  return (
    <nav aria-label={reading.moreArticles} className={neighbours}>
      {newer ? <Neighbour label={reading.newer} article={newer} /> : null}
      {older ? <Neighbour label={reading.older} article={older} /> : null}
    </nav>
  );
}

function Neighbour({ label, article }: { label: ReactNode; article: Summary }) {
  return (
    <Anchor href={article.path} className={neighbour} usualEvent="card">
      <span>{label}</span>
      <span className={neighbourTitle}>{unbroken(article.title)}</span>
    </Anchor>
  );
}

function Related({ articles }: { articles: readonly Summary[] }) {
  const { reading } = useTexts();
  if (articles.length === 0) return null;
  return (
    <nav aria-label={reading.relatedArticles} className={related}>
      <Heading level={2} look="h3">
        {reading.related}
      </Heading>
      <ul className={relatedList}>
        {articles.map((article) => (
          <li key={article._id}>
            <Neighbour
              label={<DateAndTopic publishedAt={article.publishedAt} topic={article.topic} />}
              article={article}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Reading speed of an adult on a screen, set by the design. */
const WORDS_PER_MINUTE = 220;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The reading time of a text in whole minutes, rounded up, at least 1. */
export function readingTime(body: RichTextValue | null | undefined): number {
  const words = [...richTextLines(body ?? []), ...tableRows(body ?? [])].flatMap((line) => line.split(/\s+/));
  const count = words.filter((word) => HAS_LETTER_OR_DIGIT.test(word)).length;
  return Math.max(1, Math.ceil(count / WORDS_PER_MINUTE));
}
