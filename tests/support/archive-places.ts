import { fillLink, fillText } from '../../protocol/placeholders';
import { isWithin, visibleSpan } from '../../protocol/visibility';
import { type ArchiveDocument, chosenFolder, readArchive, recordsIn } from './archive';

/** The archive that the tests of the machine run on. */
export const archive = readArchive(chosenFolder);

export const { brand } = archive;
export const text = (value: unknown) => fillText(String(value ?? ''), brand);
export const link = (value: unknown) => fillLink(String(value ?? ''), brand);

/** A page as tests need it: its address on the site, and its names in content, menu and footer. */
export type Place = { id: string; path: string; title: string; name: string };
export type Link = { name: string; path: string };

/** @throws naming what the archive lacks: without it, a test of the machine has nothing to test */
export function needed<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`${chosenFolder} has no ${what}, which the tests need`);
  return value;
}

export const items = recordsIn(archive.byId('navigation').items);
export const linkOf = (item: Record<string, unknown>): Link => ({
  name: text(item.name),
  path: link(item.href),
});
export const linksOf = (item: Record<string, unknown>) => recordsIn(item.items).map(linkOf);
const menuLinks = [...items.map(linkOf), ...items.flatMap(linksOf)];
const legalLinks = recordsIn(archive.byId('navigation').legalLinks).map(({ label, href }) => ({
  name: text(label),
  path: link(href),
}));

export function placeOf(document: ArchiveDocument): Place {
  const path = link(document.path);
  const named = [...menuLinks, ...legalLinks].find((each) => each.path === path);
  return { id: document._id, path, title: text(document.title), name: named?.name ?? '' };
}

const nowMs = Date.now();
/** What the site shows now: the archive also has an article and a block that are hidden by their dates. */
export const isVisible = (part: Record<string, unknown>) => isWithin(visibleSpan(part), nowMs);
export const isPlace = ({ path }: ArchiveDocument) => typeof path === 'string';
export const visibleOf = (type: string) => archive.ofType(type).filter(isVisible);
export const placesIn = (documents: ArchiveDocument[]) =>
  documents.filter(isPlace).filter(isVisible).map(placeOf);
export const places = placesIn(archive.originals);
export const blocksOf = (document: ArchiveDocument) => recordsIn(document.blocks).filter(isVisible);
export const at = (path: string) =>
  needed(
    places.find((place) => place.path === path),
    `page at ${path}`,
  );

/** The first page with a block of the type, and with the field's value in it. */
export function pageWith(type: string, field = '_type', value: unknown = type): Place {
  const found = visibleOf('page').find(
    (page) =>
      page.path !== '/' && blocksOf(page).some((block) => block._type === type && block[field] === value),
  );
  return placeOf(needed(found, `page with the block ${type}`));
}

export function articleOf(channel: string): Place {
  const [first] = visibleOf('article').filter((each) => each.channel === channel);
  return placeOf(needed(first, `article of the channel ${channel}`));
}

/** The first article with a member of the type in its text. */
export function articleWith(type: string): Place {
  const found = visibleOf('article').find(({ body }) => recordsIn(body).some(({ _type }) => _type === type));
  return placeOf(needed(found, `article with ${type}`));
}

export function topicOf({ id }: Place): Place {
  const about = recordsIn([archive.byId(id).about])[0]?._ref;
  return placeOf(
    needed(
      archive.ofType('topic').find(({ _id }) => _id === about),
      `topic of ${id}`,
    ),
  );
}
