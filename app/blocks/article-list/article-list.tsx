import type { ArticleLink, BlockOf, TopicLink } from '../../content-model/content-types';
import { Bed, columnSizes } from '../../media/media';
import { TextLink } from '../../ui/actions';
import { actions } from '../../ui/actions.css';
import { Anchor } from '../../ui/anchor';
import { Band } from '../../ui/band';
import { Pagination } from '../../ui/pagination';
import { useTexts } from '../../ui/texts';
import { Heading, Text } from '../../ui/typography';
import type { BlockProps } from '../block-parts';
import * as styles from './article-list.css';
import { ArticleRows, DateAndTopic, useListPage } from './article-rows';

/** One page of the articles: on the first the newest with its picture and the topics, then the others row by row. */
export function ArticleList({ block, isHead }: BlockProps<'articleList'>) {
  const { reading } = useTexts();
  const { path, page, pages } = useListPage(block);
  const { articles } = block;
  const newest = page === 1 ? articles[0] : undefined;
  if (articles.length === 0) return null;
  return (
    <Band id={block.anchor} rhythm="underHead">
      {newest ? <LeadArticle article={newest} block={block} level={isHead ? 1 : 2} /> : null}
      {page === 1 ? <Topics topics={block.topics} label={reading.topics} /> : null}
      <ArticleRows articles={newest ? articles.slice(1) : articles} isHead={isHead && !newest} />
      <Pagination path={path} page={page} pages={pages} />
    </Band>
  );
}

type LeadArticleProps = { article: ArticleLink; block: BlockOf<'articleList'>; level: 1 | 2 };

function LeadArticle({ article, block, level }: LeadArticleProps) {
  const { readLabel } = block;
  const [cover] = block.covers;
  return (
    <div className={styles.lead}>
      {cover ? <Bed media={cover.cover} sizes={columnSizes(7)} priority className={styles.cover} /> : null}
      <div className={styles.leadWords}>
        <Text look="small" tone="ink3">
          <DateAndTopic publishedAt={article.publishedAt} topic={article.topic} />
        </Text>
        <Heading level={level} look="h2">
          {article.title}
        </Heading>
        {cover ? <Text>{cover.excerpt}</Text> : null}
        <TextLink href={article.path} aria-label={`${readLabel}: ${article.title}`}>
          {readLabel}
        </TextLink>
      </div>
    </div>
  );
}

export function Topics({ topics, label }: { topics: readonly TopicLink[]; label: string }) {
  if (topics.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.topics}>
      <Text look="small" tone="ink3">
        {label}
      </Text>
      <ul className={actions}>
        {topics.map(({ _id, title, path }) => (
          <li key={_id}>
            <Anchor href={path} className={styles.topicLink}>
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
