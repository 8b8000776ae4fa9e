import type { SanityClient } from '@sanity/client';
import { vercelStegaDecode } from '@vercel/stega';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { isLocal, lakeOfFile } from './connect';
import { rawRequest } from './raw-request';

const lake = lakeOfFile();
let editing: SanityClient;

const reference = (_ref: string, _key: string) => ({ _type: 'reference', _ref, _key });

beforeAll(async () => {
  editing = lake.client.withConfig({
    perspective: 'drafts',
    stega: { enabled: true, studioUrl: 'https://studio.example' },
  });
  await lake.client
    .transaction()
    .createOrReplace({ _id: 'map-ada', _type: 'mapPerson', name: 'Ada' })
    .createOrReplace({ _id: 'map-bob', _type: 'mapPerson', name: 'Ada' })
    .createOrReplace({ _id: 'drafts.map-bob', _type: 'mapPerson', name: 'Ada' })
    .createOrReplace({
      _id: 'map-page',
      _type: 'mapPage',
      heading: 'Ada',
      people: [reference('map-ada', 'p1'), reference('map-bob', 'p2')],
      blocks: [
        { _key: 'b1', _type: 'mapText', heading: 'Ada' },
        {
          _key: 'b2',
          _type: 'mapText',
          heading: 'Ada',
          body: [{ _key: 'c', children: [{ _key: 's', text: 'Ada' }] }],
        },
      ],
    })
    .commit({ visibility: 'sync' });
});

const link = z.object({ href: z.string() });

/** The source that a click on this text opens in the Studio. */
function target(text: string): Record<string, string | null> {
  const { searchParams } = new URL(link.parse(vercelStegaDecode(text)).href);
  return { id: searchParams.get('id'), type: searchParams.get('type'), path: searchParams.get('path') };
}

const pageQuery = `*[_type == "mapPage" && _id == $id][0]{
  heading, "shout": upper(heading), "joined": heading + "!",
  people[]->{name},
  blocks[_key == "b2"]{heading, body}
}`;

const text = z.string();
const answerSchema = z.object({
  ...{ heading: text, shout: text, joined: text },
  people: z.array(z.object({ name: text })),
  blocks: z.array(
    z.object({ heading: text, body: z.array(z.object({ children: z.array(z.object({ text })) })) }),
  ),
});

it('a client with stega links each text to its exact field, and encodes no computed text', async () => {
  const answer = answerSchema.parse(await editing.fetch(pageQuery, { id: 'map-page' }));
  const { heading, people, blocks, shout, joined } = answer;
  expect(target(heading)).toEqual({ id: 'map-page', type: 'mapPage', path: 'heading' });
  expect(people.map(({ name }) => target(name))).toEqual([
    { id: 'map-ada', type: 'mapPerson', path: 'name' },
    { id: 'map-bob', type: 'mapPerson', path: 'name' },
  ]);
  const block = 'blocks[_key=="b2"]';
  expect(target(blocks[0]?.heading ?? '')).toMatchObject({ id: 'map-page', path: `${block}.heading` });
  const text = blocks[0]?.body[0]?.children[0]?.text ?? '';
  const path = `${block}.body[_key=="c"].children[_key=="s"].text`;
  expect(target(text)).toMatchObject({ id: 'map-page', path });
  expect([shout, joined]).toEqual(['ADA', 'Ada!']);
});

describe('resultSourceMap', () => {
  const ask = (client: SanityClient, resultSourceMap?: boolean | 'withKeyArraySelector') =>
    client.fetch(
      '*[_type == "mapPage"][0]{"b": blocks[1].heading, people[]->{name}}',
      {},
      { filterResponse: false, resultSourceMap },
    );

  it('names the draft when the value is from a draft', async () => {
    const { resultSourceMap: map } = await ask(lake.client.withConfig({ perspective: 'drafts' }), true);
    expect(map?.documents.map(({ _id }) => _id)).toEqual(['map-page', 'map-ada', 'drafts.map-bob']);
  });

  it.each([
    [true as const, "$['blocks'][1]['heading']"],
    ['withKeyArraySelector' as const, "$['blocks'][?(@._key=='b2')]['heading']"],
  ])('%s identifies items by index, or by key', async (option, path) => {
    expect((await ask(lake.client, option)).resultSourceMap?.paths).toEqual([path, "$['name']"]);
  });

  it('is not included unless requested', async () => {
    expect(await ask(lake.client)).not.toHaveProperty('resultSourceMap');
    expect(await ask(lake.client, false)).not.toHaveProperty('resultSourceMap');
  });

  it('is included for a query that is sent by POST', async () => {
    const long = `// ${'long '.repeat(4_000)}\n*[_id == "map-page"][0]{heading}`;
    const options = { filterResponse: false, resultSourceMap: true } as const;
    const { resultSourceMap } = await lake.client.fetch(long, {}, options);
    expect(resultSourceMap?.paths).toEqual(["$['heading']"]);
  });

  it.runIf(isLocal)('with an invalid value is refused', async () => {
    const path = '/v2025-02-19/data/query/production?query=1&resultSourceMap=yes';
    const { status, json } = await rawRequest(lake.url, path);
    expect(status).toBe(400);
    expect(json).toMatchObject({ message: expect.stringContaining('resultSourceMap') });
  });
});
