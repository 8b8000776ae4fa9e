import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { evaluateSync, parse, toJS } from 'groq-js';
import { isRecord } from '../../protocol/is-record';
import { OrphanSearch } from '../../sanity-studio/attention/orphans';
import { checkDocument } from '../../sanity-studio/checks/check-document';
import type { Flaw } from '../../sanity-studio/checks/flaw';
import { type SiteContent, SiteIndex, siteIndexQuery } from '../../sanity-studio/checks/site-index';
import { walkContent } from '../../sanity-studio/checks/walk-content';
import type { Archive, ArchiveDocument } from './archive';

const WIDTH_AT = 16;
const HEIGHT_AT = 20;
const query = parse(siteIndexQuery);

/** The documents of an archive with its images as the import stores them, and the documents of the images. */
export function importedDocuments({ documents, folder }: Archive): ArchiveDocument[] {
  const assets = new Map<string, ArchiveDocument>();
  const imported: ArchiveDocument[] = JSON.parse(JSON.stringify(documents), (_key, value: unknown) => {
    if (!isRecord(value) || typeof value._sanityAsset !== 'string') return value;
    const { _sanityAsset, ...image } = value;
    const asset = imageAsset(
      readFileSync(new URL(value._sanityAsset.replace('image@file://./', ''), folder)),
    );
    assets.set(asset._id, asset);
    return { ...image, asset: { _type: 'reference', _ref: asset._id } };
  });
  return [...imported, ...assets.values()];
}

/** @param png the bytes of an image; its size stands in its header */
function imageAsset(png: Buffer): ArchiveDocument {
  const size = `${png.readUInt32BE(WIDTH_AT)}x${png.readUInt32BE(HEIGHT_AT)}`;
  const hash = createHash('sha1').update(png).digest('hex');
  return { _id: `image-${hash}-${size}-png`, _type: 'sanity.imageAsset', size: png.length };
}

/** The index of a site, as Studio reads it. */
function indexOf(documents: readonly ArchiveDocument[], now: number): SiteIndex {
  const content: SiteContent = JSON.parse(JSON.stringify(toJS(evaluateSync(query, { dataset: documents }))));
  return new SiteIndex(content, now);
}

/** Everything that is wrong with a site. */
export function flawsOf(documents: readonly ArchiveDocument[], now: number): Flaw[] {
  const index = indexOf(documents, now);
  return documents
    .filter(({ _type }) => !_type.startsWith('sanity.'))
    .flatMap((document) => checkDocument(document, index));
}

/** The pages of a site that nobody links to. */
export function orphansOf(documents: readonly ArchiveDocument[], now: number): Flaw[] {
  const search = new OrphanSearch(indexOf(documents, now));
  for (const document of documents) search.add(document, walkContent(document));
  return search.found();
}
