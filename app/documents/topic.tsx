import { Topics } from '../blocks/article-list/article-list';
import { ArticleRows, useListPage } from '../blocks/article-list/article-rows';
import { PageHero } from '../blocks/page-hero/page-hero';
import type { TopicDocument } from '../content-model/content-types';
import { Band } from '../ui/band';
import { Pagination } from '../ui/pagination';
import { useTexts } from '../ui/texts';
import { Text } from '../ui/typography';

/** The page of a topic: its name and sentence, one page of the articles about it, and the other topics. */
export function Topic({ topic }: { topic: TopicDocument }) {
  const { reading } = useTexts();
  const { path, page, pages } = useListPage(topic);
  return (
    <>
      <PageHero block={headOf(topic)} isHead />
      <Band rhythm="underHead">
        {topic.articles.length === 0 ? <Text look="lead">{reading.noArticles}</Text> : null}
        <ArticleRows articles={topic.articles} showsTopic={false} />
        <Pagination path={path} page={page} pages={pages} />
        <Topics topics={topic.others ?? []} label={reading.otherTopics} />
      </Band>
    </>
  );
}

const headOf = ({ title, description }: TopicDocument) =>
  ({
    _key: 'head',
    _type: 'pageHero',
    anchor: null,
    title,
    lead: description,
    layout: 'plain',
    actions: null,
    image: null,
  }) as const;
