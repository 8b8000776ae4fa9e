import type { SanityClient } from '@sanity/client';
import { isPublishedId } from '@sanity/client/csm';
import { recordsIn } from '../../protocol/is-record';
import { IS_SITE_DOCUMENT } from '../../protocol/site-documents';
import type { ContentDocument } from '../checks/flaw';
import { LINK_FIELDS } from '../checks/link-rules';
import { fieldPath, walkContent } from '../checks/walk-content';
import { readInBatches } from '../lake/read-in-batches';

/** A document, and all that it links and refers to; its texts are left out. */
export type LinkingDocument = {
  document: ContentDocument & { _rev: string; blocks: { _key: unknown; _type: unknown; channel: unknown }[] };
  /** `field`: its path, as Studio writes it. */
  links: { field: string; href: string }[];
  /** The documents that the Lake keeps while this one refers to them. */
  references: { field: string; ref: string }[];
};

/** A whole document, as the Lake has it. */
export type Stored = ContentDocument & { _rev: string };

/** The links and references of a document. */
export function linksOf(stored: Stored): LinkingDocument {
  const links: LinkingDocument['links'] = [];
  const references: LinkingDocument['references'] = [];
  for (const { value, path } of walkContent(stored)) {
    for (const name of LINK_FIELDS) {
      const href = value[name];
      if (typeof href === 'string') links.push({ field: fieldPath(path, name), href });
    }
    if (typeof value._ref === 'string' && value._weak !== true)
      references.push({ field: path, ref: value._ref });
  }
  const { blocks, body, ...rest } = stored;
  // Enough to say in which block something is.
  const kinds = recordsIn(blocks).map(({ _key, _type, channel }) => ({
    ...{ _key, _type, channel },
  }));
  return { document: { ...rest, blocks: kinds }, links, references };
}

/**
 * Where others refer to a document, which the Lake keeps while they do: the articles of a topic.
 * @param content in the perspective `raw`
 * @param id of the document, published
 */
export function holdersOf(content: readonly LinkingDocument[], id: string) {
  return content.flatMap(({ document, references }) =>
    references.flatMap(({ field, ref }) => (ref === id ? [{ document, field, text: '' }] : [])),
  );
}

/**
 * The blocks that show a document without naming it: lists of articles, and of openings, in its language.
 * @param content in the perspective `raw`
 */
export function listsOf(content: readonly LinkingDocument[], shown: ContentDocument) {
  const { _id, _type, channel, language } = shown;
  if (!isPublishedId(_id)) return [];
  const isList = (block: LinkingDocument['document']['blocks'][number]) =>
    _type === 'opening'
      ? block._type === 'openings'
      : _type === 'article' && block._type === 'articleList' && block.channel === channel;
  return content
    .filter(({ document }) => isPublishedId(document._id) && document.language === language)
    .flatMap(({ document }) =>
      document.blocks
        .filter(isList)
        .map(({ _key }) => ({ document, field: `blocks[_key=="${_key}"]`, text: '' })),
    );
}

/** Of a document: all but the text of its body, which is most of an article, and holds no link. */
const WITHOUT_TEXT = `{
  ...,
  "body": body[_type != "block" || count(markDefs) > 0 || count(children[_type != "span"]) > 0]{
    ...,
    "children": children[_type != "span"]
  }
}`;

/** How many documents are read at once: a few hundred kilobytes without their texts. */
const BATCH = 500;

/**
 * All documents with links, drafts included.
 * @throws what the client throws
 */
export async function readLinks(client: SanityClient): Promise<LinkingDocument[]> {
  const content: LinkingDocument[] = [];
  const batches = readInBatches<Stored>(client, {
    filter: IS_SITE_DOCUMENT,
    projection: WITHOUT_TEXT,
    perspective: 'raw',
    tag: 'links',
    size: BATCH,
  });
  for await (const batch of batches)
    for (const document of batch) if (!document._id.startsWith('versions.')) content.push(linksOf(document));
  return content;
}
