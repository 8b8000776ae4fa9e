import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type ChatParty,
  connectRedis,
  createChatLimits,
  RULES,
} from '../../app/chat/endpoint/chat-limits.server';
import { type FakeRedis, startFakeRedis } from '../support/fake-redis';

/** A counter takes a few hundred bytes, and the number of counters is bounded. */
const MOST_MEMORY_BYTES = 48 * 1024 * 1024;

/** A random one would now and then put two of the visitors below into one bucket. */
const OWN_KEY = 'of these tests';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function usedBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

let visitors = 0;

/** A visitor with a new address and session. */
function newVisitor(): ChatParty {
  visitors += 1;
  const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return { address, network: address, sessionId: `session-${visitors}` };
}

/** How many of `times` messages pass. */
async function passed(count: (party: ChatParty) => Promise<void>, times: number, party: () => ChatParty) {
  let passes = times;
  for (let each = 0; each < times; each += 1) await count(party()).catch(() => (passes -= 1));
  return passes;
}

describe('in memory', () => {
  it.each<[string, (one: ChatParty) => Partial<ChatParty>, number, number]>([
    ['ten in ten seconds from one address, for all its sessions', ({ address }) => ({ address }), 15, 10],
    ['sixty an hour in one session, from all its addresses', ({ sessionId }) => ({ sessionId }), 70, 60],
    ['forty a minute for a network, from all its addresses', ({ network }) => ({ network }), 50, 40],
    ['seven hundred a minute for the site', () => ({}), 720, 700],
  ])('%s', async (_name, ofAll, sent, most) => {
    const same = ofAll(newVisitor());
    expect(await passed(createChatLimits(), sent, () => ({ ...newVisitor(), ...same }))).toBe(most);
  });

  it('forty an hour and a hundred a day for an address', async () => {
    const plenty = { burst: 1_000, minute: 1_000, 'network-minute': 1_000 };
    const { address } = newVisitor();
    const party = () => ({ ...newVisitor(), address });
    expect(await passed(createChatLimits({ points: plenty }), 150, party)).toBe(40);
    expect(await passed(createChatLimits({ points: { ...plenty, hour: 1_000 } }), 150, party)).toBe(100);
  });

  it('thirty addresses that send all they can leave room for others, this minute, hour and day', async () => {
    const flood = Array.from({ length: 30 }, newVisitor);
    const each = { minute: 20, hour: 40, day: 100 };
    for (const [span, most] of Object.entries(each)) {
      const own = { burst: 1_000, minute: 1_000, hour: 1_000, day: 1_000, 'network-minute': 1_000 };
      const others = { 'site-minute': 10_000, 'site-hour': 10_000, 'site-day': 10_000 };
      const tested = RULES.find(({ name }) => name === `site-${span}`)?.points;
      const count = createChatLimits({
        ownKey: OWN_KEY,
        points: { ...own, [span]: most, ...others, [`site-${span}`]: tested },
      });
      const counts = await Promise.all(
        flood.map(({ address, network }) =>
          passed(count, most + 5, () => ({ ...newVisitor(), address, network })),
        ),
      );
      expect(counts.reduce((all, one) => all + one)).toBe(30 * most);
      expect([span, await passed(count, 1, newVisitor)]).toEqual([span, 1]);
    }
  });

  it('a budget for the day, which refused messages do not use up', async () => {
    const count = createChatLimits({ points: { 'site-day': 5 } });
    const { address } = newVisitor();
    const greedy = () => ({ ...newVisitor(), address });
    expect(await passed(createChatLimits({ points: { 'site-day': 12 } }), 12, greedy)).toBe(10);
    expect(await passed(count, 8, newVisitor)).toBe(5);
    await expect(count(newVisitor())).rejects.toMatchObject({
      status: 429,
      headers: { 'Retry-After': expect.stringMatching(/^8\d{4}$/), 'RateLimit-Limit': '5' },
    });
  });

  it('no network of addresses can be chosen that uses up another’s limit', async () => {
    const BUCKETS = 8_192;
    const bucketOf = (address: string) =>
      createHash('sha256').update(address).digest().readUInt32BE(0) % BUCKETS;
    const victim = newVisitor();
    const networks = Array.from({ length: 2 ** 16 }, (_, at) => `2001:db8:0:${at.toString(16)}::/64`);
    const chosen = networks.filter((address) => bucketOf(address) === bucketOf(victim.address));
    const count = createChatLimits({ ownKey: OWN_KEY, points: { day: 1 } });
    for (const address of chosen) await count({ ...newVisitor(), address });
    expect(chosen.length).toBeGreaterThan(1);
    await count(victim);
  });

  it('one visitor’s flood does not use up the site’s limit', async () => {
    const count = createChatLimits();
    const { address } = newVisitor();
    await passed(count, 1_000, () => ({ ...newVisitor(), address }));
    expect(await passed(count, 720, newVisitor)).toBe(690);
  });

  it('is bounded under 30,000 made-up sessions and addresses', async () => {
    const plenty = Number.MAX_SAFE_INTEGER;
    const count = createChatLimits({
      points: { 'site-minute': plenty, 'site-hour': plenty, 'site-day': plenty },
    });
    const before = usedBytes();
    await passed(count, 30_000, newVisitor);
    expect(usedBytes() - before).toBeLessThan(MOST_MEMORY_BYTES);
  });
});

describe('in Redis', () => {
  let redis: FakeRedis;
  const clients: Awaited<ReturnType<typeof connectRedis>>[] = [];
  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    await redis.stop();
  });

  async function connected(instances?: number, redisTimeoutMs?: number) {
    const client = await connectRedis(redis.url);
    clients.push(client);
    await expect.poll(() => client.isReady).toBe(true);
    return createChatLimits({ redis: client, instances, redisTimeoutMs });
  }

  it('several instances count together, and keys contain no address or session', async () => {
    redis = await startFakeRedis();
    const [one, other] = [await connected(), await connected()];
    const { address } = newVisitor();
    const party = () => ({ ...newVisitor(), address });
    expect(await passed(one, 6, party)).toBe(6);
    expect(await passed(other, 6, party)).toBe(4);
    expect(redis.keys().join()).toMatch(/chat:burst:\d+/);
    expect(redis.keys().join()).not.toMatch(/session-|10\.\d/);
  });

  it.each<[string, (fake: FakeRedis) => void | Promise<void>]>([
    ['is unavailable', (fake) => fake.stop()],
    ['stops answering', (fake) => fake.freeze()],
  ])('counts in memory when it %s, each of three instances its share', async (_name, happens) => {
    redis = await startFakeRedis();
    const counts = await Promise.all([1, 3, 3, 3].map((instances) => connected(instances, 20)));
    const { address } = newVisitor();
    await happens(redis);
    const passes = counts.map((count) => passed(count, 15, () => ({ ...newVisitor(), address })));
    expect(await Promise.all(passes)).toEqual([10, 3, 3, 3]);
  });
});
