import type { IdentifiedSanityDocumentStub, SanityClient } from '@sanity/client';
import type { StoredDocument } from './lake-editor';

const BATCH = 250;
const DAY_MS = 24 * 60 * 60 * 1_000;

type MoreArticles = {
  /** Copied, with another id, title, path and date. */
  like: StoredDocument;
  count: number;
  /** The id and path of each begin with it, and end with its number, counted from 1: the higher, the older. */
  name: string;
  /** Further fields of each. */
  own?: () => object;
};

/** Publishes copies of an article, each a day older than the one before it, the first a day older than the original. */
export function publishMore(editor: SanityClient, { like, count, name, own }: MoreArticles): Promise<void> {
  const { _rev, _createdAt, _updatedAt, ...article } = like;
  const newestMs = Date.parse(String(article.publishedAt));
  return publishAll(editor, count, (index) => {
    const number = index + 1;
    return {
      ...{
        ...article,
        _id: `article-${name}-${number}`,
        title: `${name} ${number}`,
        path: `/${name}/${number}`,
      },
      publishedAt: new Date(newestMs - number * DAY_MS).toISOString(),
      ...own?.(),
    };
  });
}

/** Publishes so many documents. */
export async function publishAll(
  editor: SanityClient,
  count: number,
  documentAt: (index: number) => IdentifiedSanityDocumentStub,
): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const transaction = editor.transaction();
    for (let at = from; at < Math.min(from + BATCH, count); at += 1)
      transaction.createOrReplace(documentAt(at));
    await transaction.commit({ returnDocuments: false, visibility: 'async' });
  }
}
