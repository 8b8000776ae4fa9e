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
          body: [{ _key: 'c', _type: 'block', children: [{ _key: 's', _type: 'span', text: 'Ada' }] }],
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

const answerSchema = z.object({
  heading: z.string(),
  shout: z.string(),
  joined: z.string(),
  people: z.array(z.object({ name: z.string() })),
  blocks: z.array(
    z.object({
      heading: z.string(),
      body: z.array(z.object({ children: z.array(z.object({ text: z.string() })) })),
    }),
  ),
});

describe('a client with stega', () => {
  it('links each text to its exact field, also when other fields have the same text', async () => {
    const { heading, people, blocks } = answerSchema.parse(
      await editing.fetch(pageQuery, { id: 'map-page' }),
    );
    expect(target(heading)).toEqual({ id: 'map-page', type: 'mapPage', path: 'heading' });
    expect(people.map(({ name }) => target(name))).toEqual([
      { id: 'map-ada', type: 'mapPerson', path: 'name' },
      { id: 'map-bob', type: 'mapPerson', path: 'name' },
    ]);
    expect(target(blocks[0]?.heading ?? '')).toMatchObject({
      id: 'map-page',
      path: 'blocks[_key=="b2"].heading',
    });
    expect(target(blocks[0]?.body[0]?.children[0]?.text ?? '')).toMatchObject({
      id: 'map-page',
      path: 'blocks[_key=="b2"].body[_key=="c"].children[_key=="s"].text',
    });
  });

  it('does not encode computed texts', async () => {
    const { shout, joined } = answerSchema.parse(await editing.fetch(pageQuery, { id: 'map-page' }));
    expect([shout, joined]).toEqual(['ADA', 'Ada!']);
  });
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

  it('identifies items by index, or by key', async () => {
    expect((await ask(lake.client, true)).resultSourceMap?.paths).toEqual([
      "$['blocks'][1]['heading']",
      "$['name']",
    ]);
    expect((await ask(lake.client, 'withKeyArraySelector')).resultSourceMap?.paths).toEqual([
      "$['blocks'][?(@._key=='b2')]['heading']",
      "$['name']",
    ]);
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
    const { status, json } = await rawRequest(
      lake.url,
      '/v2025-02-19/data/query/production?query=1&resultSourceMap=yes',
    );
    expect(status).toBe(400);
    expect(json).toMatchObject({ message: expect.stringContaining('resultSourceMap') });
  });
});
