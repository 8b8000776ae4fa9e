import { at, defineMigration, type MigrationContext, patch, set, unset } from '@sanity/migrate';
import { byShortName, referenceTo, withDocument } from '../named-documents';

/**
 * Topics that articles have as a text become documents, to which the articles refer. Each transaction is a topic and
 * some of its articles, so that a stop halfway leaves no article without its topic. The id of a topic is made from its
 * name: a repetition finds it. Its sentence is left to editors.
 */
export default defineMigration({
  title: 'Topics of articles become documents',
  documentTypes: ['article'],
  filter: 'defined(topic)',
  async *migrate(documents, context) {
    const { folder, paths, topics } = await readSite(context);
    const articles: Article[] = [];
    for await (const { _id, topic, about } of documents()) articles.push({ _id, topic, about });
    for (const [key, members] of byShortName(articles.filter(needsTopic), nameOf)) {
      const id = `topic-${key}`;
      // The name of a topic that only drafts have is no public one.
      const published = members.filter(({ _id }) => !_id.includes('.'));
      const isPublic = topics.has(id) || published.length > 0;
      const path = topics.get(id) ?? topics.get(`drafts.${id}`) ?? freePath(`${folder}/topics/${key}`, paths);
      paths.add(path);
      const title = [...published.map(nameOf).sort(), ...members.map(nameOf).sort()][0] ?? key;
      const topic = { _id: isPublic ? id : `drafts.${id}`, _type: 'topic', title, path };
      const about = referenceTo(id, 'topic', isPublic);
      const changes = members.map(({ _id }) => patch(_id, [at('about', set(about)), at('topic', unset())]));
      yield* withDocument(topic, changes);
    }
    for (const { _id } of articles.filter((article) => !needsTopic(article)))
      yield patch(_id, at('topic', unset()));
  },
});

type Article = { _id: string; topic?: unknown; about?: unknown };

const nameOf = ({ topic }: Article): string => (typeof topic === 'string' ? topic.trim() : '');

/** Not where an editor has chosen a topic already, or the text is blank. */
const needsTopic = (article: Article): boolean => !article.about && nameOf(article) !== '';

const SITE = `{
  "blog": *[_type == "page" && "blog" in blocks[_type == "articleList"].channel && !(_id in path("drafts.**"))] | order(_createdAt asc)[0].path,
  "pages": *[defined(path)]{ _id, _type, path }
}`;

type Site = { blog: string | null; pages: { _id: string; _type: string; path: string }[] };

/** Where topics are put, which paths are taken, and the paths of topics by id. */
async function readSite({ client }: MigrationContext) {
  const { blog, pages } = await client.fetch<Site>(SITE, {}, { perspective: 'raw' });
  const topics = pages.filter(({ _type }) => _type === 'topic').map(({ _id, path }) => [_id, path] as const);
  const folder = blog === null || blog === '/' ? '' : blog;
  return { folder, paths: new Set(pages.map(({ path }) => path)), topics: new Map(topics) };
}

function freePath(path: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? path : `${path}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
