import { beforeAll, describe, expect, it } from 'vitest';
import { editorsOf } from './acting';
import { caught, isLocal, lakeOfFile } from './connect';
import { type CollectedEvents, collectEvents, openEventStream, type StreamEvent } from './listening';

type LiveEvent = {
  readonly type: string;
  readonly id?: string;
  readonly tags?: readonly string[];
};

const _type = 'live';

const lake = lakeOfFile();
const { given, publish } = editorsOf(lake);

async function liveEvents(includeDrafts = false): Promise<CollectedEvents<LiveEvent>> {
  const client = includeDrafts ? lake.client : lake.anonymous;
  const stream = collectEvents<LiveEvent>(client.live.events({ includeDrafts }));
  await stream.first(({ type }) => type === 'welcome');
  return stream;
}

function messages(stream: CollectedEvents<LiveEvent>): LiveEvent[] {
  return stream.events.filter(({ type }) => type === 'message');
}

const firstMessage = (stream: CollectedEvents<LiveEvent>) => stream.first(({ type }) => type === 'message');

/** Whether a message has one of these tags. */
const shares = ({ tags = [] }: LiveEvent, others: readonly string[]) =>
  tags.some((tag) => others.includes(tag));

async function tagsOf(query: string, client = lake.anonymous): Promise<readonly string[]> {
  const { syncTags = [] } = await client.fetch(query, {}, { filterResponse: false });
  return syncTags;
}

describe('sync tags', () => {
  beforeAll(async () => {
    await lake.client.createOrReplace({ _id: 'tag-author', _type: 'tagAuthor', name: 'Ada' });
    const author = { _type: 'reference', _ref: 'tag-author' };
    await lake.client.createOrReplace({ _id: 'tag-post', _type: 'tagPost', author });
  });

  it('are in every answer, opaque and in the hosted format', async () => {
    const tags = await tagsOf('*[_type == "tagPost"]');
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(tag).toMatch(/^s1:[A-Za-z0-9_-]{4,}$/);
    expect(tags.join()).not.toMatch(/tagPost|tag-post/);
  });

  it('are equal for equal filters, and differ between types', async () => {
    const posts = await tagsOf('*[_type == "tagPost"]');
    expect(await tagsOf('*[_type == "tagPost"]{_id}')).toEqual(posts);
    const authors = await tagsOf('*[_type == "tagAuthor"]');
    expect(posts.filter((tag) => authors.includes(tag))).toEqual([]);
  });

  it('include the dereferenced documents', async () => {
    const plain = await tagsOf('*[_type == "tagPost"]');
    const followed = await tagsOf('*[_type == "tagPost"]{author->}');
    const author = await tagsOf('*[_id == "tag-author"]');
    expect(followed).toEqual(expect.arrayContaining([...plain, ...author]));
    expect(plain).not.toEqual(expect.arrayContaining([...author]));
  });

  it('of a query for one document are more specific than those of its type', async () => {
    const one = await tagsOf('*[_type == "tagPost" && _id == "tag-post"][0]');
    expect(one).toEqual(await tagsOf('*[_id == "tag-post"]'));
    expect(one).not.toEqual(await tagsOf('*[_type == "tagPost"]'));
  });

  it('of a query without a type are those of the dataset', async () => {
    expect(await tagsOf('*[defined(name)]')).toEqual(await tagsOf('count(*)'));
  });
});

describe('live events', () => {
  it('start with a welcome, and contain the sync tags of answers that a change invalidates', async () => {
    await lake.client.create({ _id: 'live-a', _type, title: 'one' });
    const tags = await tagsOf('*[_id == "live-a"][0].title');
    const stream = await liveEvents();
    expect(stream.events[0]).toMatchObject({ type: 'welcome', id: expect.stringMatching(/\S/) });
    await lake.client.patch('live-a').set({ title: 'two' }).commit();
    const message = await firstMessage(stream);
    expect(shares(message, tags)).toBe(true);
    expect(message.id).toMatch(/\S/);
  });

  it('do not contain the sync tags of other answers', async () => {
    const tags = await tagsOf('*[_id == "live-other"][0].title');
    const stream = await liveEvents();
    await lake.client.create({ _id: 'live-b', _type });
    expect(shares(await firstMessage(stream), tags)).toBe(false);
  });

  it('are sent when documents are created and deleted', async () => {
    const tags = await tagsOf('count(*[_type == "live"])');
    const stream = await liveEvents();
    await lake.client.create({ _id: 'live-c', _type });
    await lake.client.delete('live-c');
    await stream.until(3);
    expect(messages(stream).map((message) => shares(message, tags))).toEqual([true, true]);
  });

  it('have unique ids, which a query accepts', async () => {
    const stream = await liveEvents();
    await lake.client.patch('live-a').set({ title: 'three' }).commit();
    await lake.client.patch('live-a').set({ title: 'four' }).commit();
    await stream.until(3);
    const ids = messages(stream).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    const title = await lake.anonymous.fetch('*[_id == "live-a"][0].title', {}, { lastLiveEventId: ids[1] });
    expect(title).toBe('four');
  });

  it('do not include drafts by default', async () => {
    const published = await liveEvents();
    const drafts = await liveEvents(true);
    await lake.client.create({ _id: 'drafts.live-d', _type });
    await firstMessage(drafts);
    await lake.client.create({ _id: 'live-d', _type });
    await drafts.until(3);
    expect((await firstMessage(published)).id).toBe(messages(drafts)[1]?.id);
  });

  it('include the draft and the published document of a publication', async () => {
    const ids = await given('live-e', { draft: { title: 'T' } });
    const query = '*[_id == "live-e"][0]';
    const publicTags = await tagsOf(query);
    const draftTags = await tagsOf(query, lake.client.withConfig({ perspective: 'drafts' }));
    const [published, drafts] = [await liveEvents(), await liveEvents(true)];
    await publish(ids);
    expect(shares(await firstMessage(published), publicTags)).toBe(true);
    expect(shares(await firstMessage(drafts), draftTags)).toBe(true);
  });

  it('of drafts require a token', async () => {
    const client = lake.anonymous.withConfig({ withCredentials: true });
    const stream = collectEvents<LiveEvent>(client.live.events({ includeDrafts: true }));
    await expect.poll(() => stream.failure()).toBeTruthy();
    expect(stream.events).toEqual([]);
  });
});

describe.runIf(isLocal)('a client that reconnects', () => {
  const path = '/v2025-02-19/data/live/events/production';

  async function comeBack(lastEventId: string): Promise<CollectedEvents<StreamEvent>> {
    const headers = lastEventId === '' ? undefined : { 'last-event-id': lastEventId };
    return await openEventStream(`${lake.url}${path}`, headers);
  }

  it('gets the missed events', async () => {
    const [welcome] = await (await comeBack('')).until(1);
    await lake.client.patch('live-a').set({ title: 'missed' }).commit();
    const [back, missed] = await (await comeBack(welcome?.id ?? '')).until(2);
    expect(back).toMatchObject({ event: 'welcome', id: welcome?.id });
    expect(missed).toMatchObject({ event: 'message', data: { tags: expect.any(Array) } });
  });

  it('gets no event if it missed none', async () => {
    const [welcome] = await (await comeBack('')).until(1);
    const back = await comeBack(welcome?.id ?? '');
    const other = await comeBack('');
    await lake.client.patch('live-a').set({ title: 'seen' }).commit();
    expect((await back.until(2))[1]?.id).toBe((await other.until(2))[1]?.id);
  });

  it('with an unknown id gets a restart', async () => {
    const [, second] = await (await comeBack('nowhere')).until(2);
    expect(second).toMatchObject({ event: 'restart', id: expect.stringMatching(/\S/) });
  });

  it('gets a 401 when it requests drafts without a token', async () => {
    await expect(openEventStream(`${lake.url}${path}?includeDrafts=true`)).rejects.toThrow(/^401/);
  });
});

describe('check/cors', () => {
  it('allows pages of this machine, and credentials only for the Studio', async () => {
    const check = (origin: string) =>
      lake.anonymous.request({ uri: '/check/cors', headers: { origin } }).then(({ result }) => result);
    expect(await check('http://localhost:3333')).toEqual({ allowed: true, withCredentials: true });
    expect(await check('http://localhost:3000')).toEqual({ allowed: true, withCredentials: false });
    expect((await caught(check('https://example.com'))).statusCode).toBe(403);
  });
});
