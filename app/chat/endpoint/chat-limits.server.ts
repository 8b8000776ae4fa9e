import { createHash } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { ChatRefusal } from './chat-refusal.server';

type Rest = { isOn: () => boolean; begin: () => void };
type Rule = { name: string; key: 'address' | 'session' | 'site'; points: number; durationS: number };

/**
 * In this order: one address's limits first, so that a flood from there cannot use up the site's; the site's before the
 * session's, so that there are never more sessions to count than it lets by; the day's budget last, so that what is refused
 * for another reason costs none of it.
 */
const RULES: Rule[] = [
  { name: 'burst', key: 'address', points: 10, durationS: 10 },
  { name: 'minute', key: 'address', points: 20, durationS: 60 },
  { name: 'site', key: 'site', points: 300, durationS: 60 },
  { name: 'session', key: 'session', points: 60, durationS: 3_600 },
  { name: 'day', key: 'site', points: 5_000, durationS: 86_400 },
];

/**
 * Counters are kept for this many buckets, not for every address and session id that somebody makes up: the memory is
 * bounded, and nothing here (or in Redis) says who chatted. Two visitors seldom meet in one, and then share a generous limit.
 */
const BUCKETS = 16_384;

/** Longer than this Redis is not waited for. */
const REDIS_TIMEOUT_MS = 250;
/** For so long nothing is asked of a Redis that has failed. */
const REDIS_REST_MS = 5_000;

export type ChatParty = { address: string; sessionId: string };
/** The Redis client that several instances count in; undefined where each counts for itself. */
export type ChatLimitsOptions = { redis?: unknown; points?: Partial<Record<string, number>> };

/**
 * How much may be asked, per address, per session, for the whole site, and per day.
 * @param options `points` replaces a rule's own, by its name
 * @returns counts a message of a party; rejects with `ChatRefusal` (429, `Retry-After` in seconds) where it is one too many
 */
export function createChatLimits({ redis, points = {} }: ChatLimitsOptions = {}) {
  const rest = createRest();
  const limiters = RULES.map((given) => {
    const rule = { ...given, points: points[given.name] ?? given.points };
    return { rule, limiter: createLimiter(rule, redis, rest) };
  });
  return async function count({ address, sessionId }: ChatParty): Promise<void> {
    const keys = { address: bucket(address), session: bucket(sessionId), site: 'all' };
    for (const { rule, limiter } of limiters) {
      try {
        await limiter.consume(keys[rule.key]);
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error, rule) : error;
      }
    }
  };
}

type Limiter = { consume: (key: string) => Promise<unknown> };

function createLimiter({ name, points, durationS }: Rule, redis: unknown, rest: Rest): Limiter {
  const options = { keyPrefix: `chat:${name}`, points, duration: durationS };
  const memory = new RateLimiterMemory(options);
  if (redis === undefined) return memory;
  const shared = new RateLimiterRedis({
    ...options,
    storeClient: redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  });
  const patient = new RLWrapperTimeouts({ limiter: shared, timeoutMs: REDIS_TIMEOUT_MS });
  return {
    async consume(key) {
      if (rest.isOn()) return memory.consume(key);
      return patient.consume(key).catch((error: unknown) => {
        if (error instanceof RateLimiterRes) throw error;
        rest.begin();
        return memory.consume(key);
      });
    },
  };
}

/** While Redis is away, or does not answer, each instance counts in its own memory by the same rules. */
function createRest(): Rest {
  let endsAtMs = 0;
  return {
    isOn: () => performance.now() < endsAtMs,
    begin: () => {
      endsAtMs = performance.now() + REDIS_REST_MS;
    },
  };
}

/** A clock that was set back must not keep anybody waiting longer than the rule does. */
function tooMany({ msBeforeNext }: RateLimiterRes, { durationS, points }: Rule) {
  const seconds = String(Math.min(durationS, Math.max(1, Math.ceil(msBeforeNext / 1_000))));
  return new ChatRefusal('too_many_requests', {
    'Retry-After': seconds,
    'RateLimit-Limit': String(points),
    'RateLimit-Remaining': '0',
    'RateLimit-Reset': seconds,
  });
}

function bucket(key: string): string {
  return String(createHash('sha256').update(key).digest().readUInt32BE(0) % BUCKETS);
}

const MAX_IN_FLIGHT = 20;
const BUSY_RETRY_AFTER_S = '5';

/**
 * Allows twenty messages in flight, and one per session, so that a slow workflow host cannot occupy the site.
 * Messages over the limit are rejected immediately; there is no queue.
 * @returns takes a turn for a session and returns the function that ends it. Throws ChatRefusal 409 or 503
 */
export function createChatTurns(maxInFlight = MAX_IN_FLIGHT) {
  const sessions = new Set<string>();
  return function takeTurn(sessionId: string): () => void {
    if (sessions.has(sessionId)) throw new ChatRefusal('session_busy', { 'Retry-After': BUSY_RETRY_AFTER_S });
    if (sessions.size >= maxInFlight)
      throw new ChatRefusal('chat_busy', { 'Retry-After': BUSY_RETRY_AFTER_S });
    sessions.add(sessionId);
    return () => void sessions.delete(sessionId);
  };
}
