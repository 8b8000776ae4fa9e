import { plainText } from '../../ui/plain-text';

type Topic = { _id: string; title: string };
type About = string | null;
/** What visible articles are about: those that no date changes any more, and of the others those visible now. */
type Uses = { about: readonly About[] | null; changing: ReadonlyArray<{ about: About }> };

/**
 * The topics that a visible article is about.
 * @param uses ids of topics, and names from articles that do not refer to one yet
 */
export function linkedTopics<T extends Topic>(topics: readonly T[], { about, changing }: Uses): T[] {
  const used = new Set([...(about ?? []), ...changing.map((article) => article.about)]);
  return topics.filter(({ _id, title }) => used.has(_id) || used.has(plainText(title)));
}

/** The others: no page, sitemap or search leads to them. */
export function unlinkedTopics<T extends Topic>({ topics, ...uses }: Uses & { topics: readonly T[] }): T[] {
  const linked = new Set(linkedTopics(topics, uses));
  return topics.filter((topic) => !linked.has(topic));
}
