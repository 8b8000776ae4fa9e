import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { bucketOf } from '../../../protocol/client-address';
import { errorCode } from '../../../protocol/error-code';
import { log } from '../../log.server';
import { ChatError } from './chat-error.server';

type Redis = Awaited<ReturnType<typeof connectRedis>>;
type Rule = {
  name: string;
  key: 'address' | 'network' | 'session' | 'site';
  points: number;
  durationS: number;
};

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

/**
 * In this order: the address's limits first, so that a flood from one address cannot use up the site's; the site's
 * before the session's, which bounds the number of sessions to count; the day's budget last, so that messages rejected
 * for another reason do not use it. Thirty addresses together use less than the site's minute, hour and day.
 */
export const RULES: Rule[] = [
  { name: 'burst', key: 'address', points: 10, durationS: 10 },
  { name: 'minute', key: 'address', points: 20, durationS: MINUTE_S },
  { name: 'hour', key: 'address', points: 40, durationS: HOUR_S },
  { name: 'day', key: 'address', points: 100, durationS: DAY_S },
  { name: 'network-minute', key: 'network', points: 40, durationS: MINUTE_S },
  { name: 'network-day', key: 'network', points: 300, durationS: DAY_S },
  { name: 'site-minute', key: 'site', points: 700, durationS: MINUTE_S },
  { name: 'session', key: 'session', points: 60, durationS: HOUR_S },
  { name: 'site-hour', key: 'site', points: 1_500, durationS: HOUR_S },
  { name: 'site-day', key: 'site', points: 5_000, durationS: DAY_S },
];

/** Its key lasts as long as the counters: in Redis, or per process. */
const BUCKET_KEY = 'chat:bucket-key';

const REDIS_TIMEOUT_MS = 250;

/**
 * @property address an IPv4 address, or the /64 network of an IPv6 address
 * @property network the same IPv4 address, or the /48 network, which one customer of a provider may have
 */
export type ChatParty = { address: string; network: string; sessionId: string };
export type ChatLimitsOptions = {
  /** The Redis client that instances share; undefined if each instance counts separately. */
  redis?: Redis | undefined;
  /** How many instances the site has. One that counts separately allows its share of each limit. */
  instances?: number;
  points?: Partial<Record<string, number>>;
  /** Hashes visitors into buckets where Redis has no key; random by default. */
  ownKey?: string;
  /** After this a command to Redis fails. */
  redisTimeoutMs?: number;
};

/**
 * Limits messages per address, per network, per session and for the whole site, each for some spans of time.
 * @param options `points` replaces a rule's own, by its name
 * @returns counts a message; rejects with `ChatError` (429, `Retry-After` in seconds) if it exceeds a limit
 */
export function createChatLimits({
  redis,
  instances = 1,
  points = {},
  ownKey = randomBytes(16).toString('hex'),
  redisTimeoutMs: timeoutMs = REDIS_TIMEOUT_MS,
}: ChatLimitsOptions = {}) {
  const limiters = RULES.map((given) => {
    const rule = { ...given, points: points[given.name] ?? given.points };
    return { rule, ...createLimiters(rule, { redis, instances, timeoutMs }) };
  });
  return async function count({ address, network, sessionId }: ChatParty): Promise<void> {
    const sharedKey = redis && (await sharedBucketKey(redis, ownKey, timeoutMs));
    const bucketKey = sharedKey ?? ownKey;
    const keys = {
      address: bucketOf(address, bucketKey),
      network: bucketOf(network, bucketKey),
      session: bucketOf(sessionId, bucketKey),
      site: 'all',
    };
    for (const { rule, memory, shared = memory } of limiters) {
      try {
        await (sharedKey ? shared : memory).consume(keys[rule.key]);
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error, rule) : error;
      }
    }
  };
}

type Shared = { redis: Redis | undefined; instances: number; timeoutMs: number };

/**
 * Counts for one rule: in the memory of this instance, and in the Redis that all share, if there is one. While Redis
 * fails, each instance counts its share in its own memory.
 */
function createLimiters({ name, points, durationS }: Rule, { redis, instances, timeoutMs }: Shared) {
  const options = { keyPrefix: `chat:${name}`, points, duration: durationS };
  const share = Math.max(1, Math.floor(points / instances));
  const memory = new RateLimiterMemory({ ...options, points: share });
  if (redis === undefined) return { memory };
  const limiter = new RateLimiterRedis({
    ...options,
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  });
  const shared = new RLWrapperTimeouts({ limiter, timeoutMs, insuranceLimiter: memory });
  return { memory, shared };
}

/** If a clock is set back, `Retry-After` must not exceed the rule's duration. */
function tooMany({ msBeforeNext }: RateLimiterRes, { durationS, points }: Rule) {
  const seconds = String(Math.min(durationS, Math.max(1, Math.ceil(msBeforeNext / 1_000))));
  return new ChatError('too_many_requests', {
    'Retry-After': seconds,
    'RateLimit-Limit': String(points),
    'RateLimit-Remaining': '0',
    'RateLimit-Reset': seconds,
  });
}

/**
 * The key that all instances hash with: that of the first one to ask.
 * @param own is stored if Redis has none
 * @returns undefined if Redis fails or is slow
 */
async function sharedBucketKey(redis: Redis, own: string, timeoutMs: number) {
  const read = Promise.all([redis.set(BUCKET_KEY, own, { condition: 'NX' }), redis.get(BUCKET_KEY)]);
  const late = sleep(timeoutMs, [], { ref: false });
  const [, key] = await Promise.race([read, late]).catch(() => []);
  return key;
}

const MAX_IN_FLIGHT = 20;
const BUSY_RETRY_AFTER_S = '5';

/**
 * Allows twenty messages in flight, and one per session, so that a slow workflow host cannot occupy the site.
 * Messages over the limit are rejected immediately; there is no queue.
 * @returns acquires a slot for a session and returns the function that releases it. Throws ChatError 409 or 503
 */
export function createInFlightLimit(maxInFlight = MAX_IN_FLIGHT) {
  const sessions = new Set<string>();
  return function acquire(sessionId: string): () => void {
    if (sessions.has(sessionId)) throw new ChatError('session_busy', { 'Retry-After': BUSY_RETRY_AFTER_S });
    if (sessions.size >= maxInFlight) throw new ChatError('chat_busy', { 'Retry-After': BUSY_RETRY_AFTER_S });
    sessions.add(sessionId);
    return () => void sessions.delete(sessionId);
  };
}

/** Bounds the commands that wait for a Redis that has stopped answering. */
const MAX_WAITING_COMMANDS = 1_000;

/**
 * Opens a permanent connection to Redis; while Redis is unavailable, commands fail immediately instead of being queued.
 * The first failure of each outage is logged, without the address, which may contain a password.
 * @param url `redis://` or `rediss://`
 */
export async function connectRedis(url: string) {
  // More than half a megabyte of code, which a site without Redis need not load.
  const { createClient } = await import('@redis/client');
  let isDown = false;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING_COMMANDS,
  });
  client.on('error', (error: Error) => {
    if (!isDown) log('warn', 'redis.away', { reason: errorCode(error) || error.name });
    isDown = true;
  });
  client.on('ready', () => {
    if (isDown) log('info', 'redis.back');
    isDown = false;
  });
  client.connect().catch(() => {});
  return client;
}
