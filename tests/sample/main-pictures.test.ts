import { expect, it } from 'vitest';
import { isRecord } from '../../protocol/is-record';
import { eachValue } from '../support/each-value';
import { seedArchive } from './seed-archive';

type Document = (typeof seedArchive.documents)[number];

const pages = seedArchive.documents.filter(
  ({ _type }) => _type === 'page' || _type === 'article' || _type === 'legalPage' || _type === 'topic',
);

/** What a picture shows: a view, a drawing, or a file. */
function subject({ source, view, illustration, image }: Record<string, unknown>): string {
  return JSON.stringify([source, view, illustration, image]);
}

/** A page's pictures in their order, without the faces and logos of people and customers. */
function picturesOf(document: Document): string[] {
  const parts = document._type === 'article' ? { cover: document.cover } : { blocks: document.blocks };
  return [...eachValue(parts, String(document._id))].flatMap(({ value }) =>
    isRecord(value) && value._type === 'media' ? subject(value) : [],
  );
}

const sectionOf = (path: string) => path.split('/').slice(0, 2).join('/');

it('has a main picture of its own on every page that has pictures', () => {
  const main = pages.flatMap((page) => picturesOf(page).slice(0, 1));
  expect(main.length).toBeGreaterThan(30);
  expect(main.filter((picture, at) => main.indexOf(picture) !== at)).toEqual([]);
});

it('has no two pages of different sections with the same blocks and a picture in common', () => {
  const alike = pages.flatMap((one, index) =>
    pages
      .slice(index + 1)
      .filter(
        (other) =>
          sectionOf(String(one.path)) !== sectionOf(String(other.path)) &&
          blockTypes(one).length > 0 &&
          blockTypes(one).join() === blockTypes(other).join() &&
          picturesOf(one).some((picture) => picturesOf(other).includes(picture)),
      )
      .map((other) => `${one.path} and ${other.path}`),
  );
  expect(alike).toEqual([]);
});

const blockTypes = (document: Document) => seedArchive.records(document.blocks).map(({ _type }) => _type);

it('shows no face for two people', () => {
  const faces = new Map<string, Set<string>>();
  for (const document of seedArchive.documents) {
    for (const { value } of [{ value: document }, ...eachValue(document, String(document._id))]) {
      const face = isRecord(value) ? faceIn(value) : undefined;
      if (face) faces.set(face.portrait, (faces.get(face.portrait) ?? new Set()).add(face.name));
    }
  }
  expect(faces.size).toBeGreaterThan(10);
  expect([...faces].filter(([, names]) => names.size > 1)).toEqual([]);
});

/** A person with a portrait: the name is beside it. */
function faceIn({ name, author, ...rest }: Record<string, unknown>) {
  const person = name ?? author;
  const media = [rest.image, rest.avatar, rest.portrait].find(isRecord);
  const portrait = String(media?.illustration ?? '');
  return typeof person === 'string' && portrait.startsWith('portrait-')
    ? { name: person, portrait }
    : undefined;
}

it('shows the budget of one job, and a consolidation, at most twice', () => {
  const shown = pages.flatMap((page) =>
    [...eachValue(page, page._id)].flatMap(({ value }) =>
      isRecord(value) && isRecord(value.view) ? [String(value.view._ref)] : [],
    ),
  );
  for (const view of [/^view-marlow-budget-v-actual$/, /^view-\w+-consolidation$/])
    expect(shown.filter((one) => view.test(one))).toHaveLength(2);
});
