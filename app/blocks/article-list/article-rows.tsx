import { useLocation } from '@remix-run/react';
import { listPageOf, pageCount } from '../../../protocol/list-page';
import type { ArticleLink } from '../../content-model/content-types';
import { Anchor } from '../../ui/anchor';
import { Icon } from '../../ui/icon/icon';
import { link } from '../../ui/ruled-rows.css';
import { DateText, Facts, Heading, unbroken } from '../../ui/typography';
import * as styles from './article-rows.css';

export function useListPage(list: Parameters<typeof pageCount>[0]) {
  const { pathname, search } = useLocation();
  const page = listPageOf(new URLSearchParams(search)) ?? 1;
  return { path: pathname, page, pages: pageCount(list) };
}

export function DateAndTopic({ publishedAt, topic }: Pick<ArticleLink, 'publishedAt' | 'topic'>) {
  return <Facts facts={[<DateText key="date" value={publishedAt} form="short" />, topic?.title]} />;
}

type ArticleRowsProps = {
  articles: readonly ArticleLink[];
  isHead?: boolean;
  /** Where all have the same, it is not repeated. */
  showsTopic?: boolean;
};

/** Articles row by row: date, topic, title. Renders nothing without articles. */
export function ArticleRows({ articles, isHead = false, showsTopic = true }: ArticleRowsProps) {
  if (articles.length === 0) return null;
  return (
    <ol className={styles.rows}>
      {articles.map(({ _id, publishedAt, topic, path, title }, index) => (
        <li key={_id} className={styles.row}>
          <span className={styles.date}>
            <DateText value={publishedAt} form="short" />
          </span>
          {showsTopic && topic ? <span className={styles.topic}>{topic.title}</span> : null}
          <Heading
            level={isHead && index === 0 ? 1 : 2}
            look="h3"
            className={styles.title[showsTopic ? 'afterTopic' : 'afterDate']}
          >
            <Anchor href={path} className={link} usualEvent="card">
              {unbroken(title)}
            </Anchor>
          </Heading>
          <span className={styles.arrow}>
            <Icon name="arrow-right" />
          </span>
        </li>
      ))}
    </ol>
  );
}
