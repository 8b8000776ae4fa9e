import type { SanityClient } from '@sanity/client';
import type { StoredDocument } from './lake-editor';

const BATCH = 250;
const DAY_MS = 24 * 60 * 60 * 1_000;

type MoreArticles = {
  /** Copied, with another id, title, path and date. */
  like: StoredDocument;
  count: number;
  /** The id and path of each begin with it, and end with its number, counted from 1: the higher, the older. */
  name: string;
};

/** Publishes copies of an article, each a day older than the one before it, the first a day older than the original. */
export async function publishMore(editor: SanityClient, { like, count, name }: MoreArticles): Promise<void> {
  const { _rev, _createdAt, _updatedAt, ...article } = like;
  const newestMs = Date.parse(String(article.publishedAt));
  for (let from = 1; from <= count; from += BATCH) {
    const transaction = editor.transaction();
    for (let at = from; at < from + BATCH && at <= count; at += 1) {
      transaction.createOrReplace({
        ...article,
        _id: `article-${name}-${at}`,
        title: `${name} ${at}`,
        path: `/${name}/${at}`,
        publishedAt: new Date(newestMs - at * DAY_MS).toISOString(),
      });
    }
    await transaction.commit({ returnDocuments: false, visibility: 'async' });
  }
}
