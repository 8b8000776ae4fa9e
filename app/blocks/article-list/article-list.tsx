import { useLocation } from '@remix-run/react';
import { listPageOf, pageCount } from '../../../protocol/list-page';
import type { ArticleSummary } from '../../content/content-types';
import { TextLink } from '../../ui/actions';
import { Anchor } from '../../ui/anchor';
import { Band } from '../../ui/band';
import { Icon } from '../../ui/icon/icon';
import { columnSizes } from '../../ui/media/image-source';
import { Pagination } from '../../ui/pagination';
import { Bed } from '../../ui/text-and-media';
import { DateText, Heading, Text, unbroken } from '../../ui/typography';
import type { BlockProps } from '../block-props';
import * as styles from './article-list.css';

/** Between two facts, with an en space on either side. */
const DOT = '\u2002·\u2002';

/** One page of the articles: on the first the newest with its picture, then the others row by row. */
export function ArticleList({ block, isHead }: BlockProps<'articleList'>) {
  const { pathname, search } = useLocation();
  const page = listPageOf(new URLSearchParams(search)) ?? 1;
  const { articles } = block;
  const newest = page === 1 ? articles[0] : undefined;
  const others = newest ? articles.slice(1) : articles;
  if (articles.length === 0) return null;
  return (
    <Band id={block.anchor ?? undefined} rhythm="underHead">
      {newest ? <LeadArticle article={newest} readLabel={block.readLabel} level={isHead ? 1 : 2} /> : null}
      {others.length > 0 ? (
        <ol className={styles.rows}>
          {others.map((article, index) => (
            <ArticleRow
              key={article._id}
              article={article}
              level={isHead && !newest && index === 0 ? 1 : 2}
            />
          ))}
        </ol>
      ) : null}
      <Pagination path={pathname} page={page} pages={pageCount(block)} />
    </Band>
  );
}

type LeadArticleProps = { article: ArticleSummary; readLabel: string; level: 1 | 2 };

function LeadArticle({ article, readLabel, level }: LeadArticleProps) {
  return (
    <div className={styles.lead}>
      <Bed media={article.cover} sizes={columnSizes(7)} priority className={styles.cover} />
      <div className={styles.leadWords}>
        <p className={styles.meta}>
          <DateText value={article.publishedAt} form="short" />
          {DOT}
          {article.topic}
        </p>
        <Heading level={level} look="h2">
          {article.title}
        </Heading>
        <Text>{article.excerpt}</Text>
        <TextLink href={article.path} aria-label={`${readLabel}: ${article.title}`}>
          {readLabel}
        </TextLink>
      </div>
    </div>
  );
}

function ArticleRow({ article, level }: { article: ArticleSummary; level: 1 | 2 }) {
  return (
    <li className={styles.row}>
      <span className={styles.date}>
        <DateText value={article.publishedAt} form="short" />
      </span>
      <span className={styles.topic}>{article.topic}</span>
      <Heading level={level} look="h3" className={styles.rowTitle}>
        <Anchor href={article.path} className={styles.rowLink}>
          {unbroken(article.title)}
        </Anchor>
      </Heading>
      <span className={styles.arrow}>
        <Icon name="arrow-right" />
      </span>
    </li>
  );
}
