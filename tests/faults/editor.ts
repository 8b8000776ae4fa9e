import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type SanityClient } from '@sanity/client';
import { isRecord } from '../../protocol/is-record';
import { API_VERSION } from '../../protocol/lake-api';
import { CANARY, type History, readStamps, stampOf } from './history';
import { until } from './programs';
import type { Random } from './random';

const ANSWER_TIMEOUT_MS = 8_000;
/** The Lake is away for seconds at a time. */
const READ_BACK_TIMEOUT_MS = 120_000;
const SETTLE_MS = 1_000;
const SETTINGS_SHARE = 0.15;
const SETTINGS = 'siteSettings';
const STAMPED_TYPES = ['page', 'article', 'legalPage', SETTINGS];

type Document = Record<string, unknown> & { _id: string; _type: string };

export type Editor = {
  /** Publishes a document, or one together with the site's settings. Never rejects. */
  publish(): Promise<void>;
  /** Gives every document its first stamp. */
  publishAll(): Promise<void>;
  /** The stamp of every document in the Lake. */
  stored(): Promise<Map<string, number>>;
  counts: { acknowledged: number; refused: number };
};

/** An editor who works as Studio does: the same client with the same rights, drafts, then the action that publishes. */
export async function createEditor(
  lake: { url: string; token: string },
  history: History,
  random: Random,
): Promise<Editor> {
  const client = createClient({
    ...{ projectId: 'local', dataset: 'production', apiVersion: API_VERSION, perspective: 'raw' },
    ...{ apiHost: lake.url, useProjectHostname: false, useCdn: false, token: lake.token },
    ...{ timeout: ANSWER_TIMEOUT_MS, maxRetries: 0 },
  });
  const found: Document[] = await client.fetch('*[_type in $types && !(_id in path("drafts.**"))]', {
    types: STAMPED_TYPES,
  });
  const documents = new Map(found.map(({ _rev, _updatedAt, ...document }) => [document._id, document]));
  const own = { client, documents, history };
  const counts = { acknowledged: 0, refused: 0 };
  const pages = [...documents.keys()].filter((id) => id !== SETTINGS);
  let number = 0;
  const publish = async (ids: readonly string[]) => {
    number += 1;
    if (await publishTogether(own, ids, number)) counts.acknowledged += 1;
    else counts.refused += 1;
  };
  return {
    counts,
    async publish() {
      const page = random.pick(pages);
      const together = random.next() < SETTINGS_SHARE ? [page, SETTINGS] : [page];
      await publish(together);
      await writeCanary(client, documents.get(random.pick(pages)));
    },
    async publishAll() {
      for (const id of documents.keys()) await publish([id]);
    },
    async stored() {
      const now: Document[] = await client
        .getDocuments([...documents.keys()])
        .then((all) => all.flatMap((one) => one ?? []));
      return new Map(now.map((document) => [keyOf(document._id), stampIn(document)]));
    },
  };
}

/** Documents by the names that stamps give them. */
const keyOf = (id: string) => id.toLowerCase();

type Own = { client: SanityClient; documents: ReadonlyMap<string, Document>; history: History };

/** @returns whether it was stored, whatever the Lake has answered */
async function publishTogether({ client, documents, history }: Own, ids: readonly string[], number: number) {
  const chosen = ids.flatMap((id) => documents.get(id) ?? []);
  const sentMs = performance.now();
  const isStored = async () => {
    const now = await client.getDocuments([...ids]);
    return now.every((document) => document !== null && stampIn(document) === number);
  };
  let wasStored = true;
  try {
    const drafts = client.transaction();
    for (const document of chosen)
      drafts.createOrReplace({ ...stamped(document, number), _id: `drafts.${document._id}` });
    await drafts.commit();
    await client.action(
      chosen.map(({ _id }) => ({
        actionType: 'sanity.action.document.publish' as const,
        publishedId: _id,
        draftId: `drafts.${_id}`,
      })),
    );
  } catch {
    // An answer that was lost says nothing: the Lake is asked, as soon as it answers again.
    await until(() => isStored().then(() => true), READ_BACK_TIMEOUT_MS);
    // What it had received before it stopped may still be stored now.
    await sleep(SETTLE_MS);
    wasStored = false;
    await until(async () => {
      wasStored = await isStored();
      return true;
    }, READ_BACK_TIMEOUT_MS);
  }
  if (wasStored) history.add({ number, documents: ids.map(keyOf), sentMs, storedMs: performance.now() });
  return wasStored;
}

/** Leaves a draft behind that must not be seen. It may fail. */
async function writeCanary(client: SanityClient, document: Document | undefined): Promise<void> {
  if (document === undefined) return;
  const { _id, _type, ...fields } = document;
  const draft = { ...fields, _type, _id: `drafts.${_id}`, title: CANARY, seo: { title: CANARY } };
  await client.createOrReplace(draft).catch(() => undefined);
}

/** A document with the stamp in several of its texts, so that a page made of two states shows it. */
function stamped(document: Document, number: number): Document {
  const text = stampOf(keyOf(document._id), number);
  if (document._type === SETTINGS) return { ...document, tagline: text, copyright: text };
  const seo = {
    ...(isRecord(document.seo) ? document.seo : { _type: 'seo' }),
    title: text,
    description: text,
  };
  const blocks: unknown[] = Array.isArray(document.blocks) ? document.blocks : [];
  const [head, ...rest] = blocks;
  return {
    ...document,
    title: text,
    seo,
    ...(isRecord(head) && { blocks: [{ ...head, title: text }, ...rest] }),
    ...(document._type === 'article' && { excerpt: text }),
    ...(document._type === 'legalPage' && { summary: text }),
  };
}

function stampIn(document: Record<string, unknown>): number {
  const [numbers] = [...readStamps(String(document.tagline ?? document.title)).values()];
  return numbers?.[0] ?? Number.NaN;
}
