import { at, defineMigration, type MigrationContext, patch, set, unset } from '@sanity/migrate';
import { isRecord } from '../../../protocol/is-record';
import { byShortName, referenceTo, shortName, withDocument } from '../named-documents';

/**
 * Authors that articles hold as a part of themselves become documents, to which the articles refer. One name is one
 * person: position and portrait are those of the newest article that has them. The id of an author is made from the name,
 * so that a repetition finds it; an author of that name whom editors have made already is taken.
 */
export default defineMigration({
  title: 'Authors of articles become documents',
  documentTypes: ['article'],
  filter: 'defined(author)',
  async *migrate(documents, context) {
    const known = await readAuthors(context);
    const articles: Article[] = [];
    for await (const { _id, author, writtenBy, publishedAt } of documents())
      articles.push({ _id, author, writtenBy, publishedAt });
    for (const [key, members] of byShortName(articles.filter(needsAuthor), nameOf)) {
      const id = known.ids.get(key) ?? `author-${key}`;
      // What only drafts say of a person is not public.
      const published = members.filter(({ _id }) => !_id.includes('.'));
      const isPublic = known.published.has(id) || published.length > 0;
      const person = personOf(published.length > 0 ? published : members);
      const author = { _id: isPublic ? id : `drafts.${id}`, _type: 'author', ...person };
      const writtenBy = referenceTo(id, 'author', isPublic);
      const changes = members.map(({ _id }) =>
        patch(_id, [at('writtenBy', set(writtenBy)), at('author', unset())]),
      );
      yield* withDocument(author, changes);
    }
    for (const { _id } of articles.filter((article) => !needsAuthor(article)))
      yield patch(_id, at('author', unset()));
  },
});

type Article = { _id: string; author?: unknown; writtenBy?: unknown; publishedAt?: unknown };

const partOf = ({ author }: Article): Record<string, unknown> => (isRecord(author) ? author : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const nameOf = (article: Article): string => textOf(partOf(article).name);

/** Not where an editor has chosen an author already, or the name is blank. */
const needsAuthor = (article: Article): boolean => !article.writtenBy && nameOf(article) !== '';

/** @param articles of one person, at least one */
function personOf(articles: readonly Article[]) {
  const newestFirst = [...articles].sort(
    (one, other) =>
      String(other.publishedAt).localeCompare(String(one.publishedAt)) || one._id.localeCompare(other._id),
  );
  const [name] = newestFirst.map(nameOf);
  const position = newestFirst.map((article) => textOf(partOf(article).position)).find(Boolean);
  const portrait = newestFirst.map((article) => partOf(article).portrait).find(isRecord);
  return { name, ...(position && { position }), ...(portrait && { portrait }) };
}

type Stored = { _id: string; name: string | null };

/** Authors that there are: their ids by short name, a published one before a draft, and which are published. */
async function readAuthors({ client }: MigrationContext) {
  const query = '*[_type == "author" && !(_id in path("versions.**"))] | order(_createdAt desc){ _id, name }';
  const authors = await client.fetch<Stored[]>(query, {}, { perspective: 'raw' });
  const isDraft = ({ _id }: Stored) => _id.startsWith('drafts.');
  const ids = new Map<string, string>();
  for (const { _id, name } of [...authors.filter(isDraft), ...authors.filter((each) => !isDraft(each))])
    if (textOf(name) !== '') ids.set(shortName(textOf(name)), _id.replace(/^drafts\./, ''));
  return { ids, published: new Set(authors.map(({ _id }) => _id)) };
}
