import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';

const MAX_PORT = 65_535;
const MAX_HOPS = 10;
const MAX_DELAY_MS = 600_000;
/** Two years, which is what browsers' preload list asks for at most. */
const MAX_HSTS_S = 63_072_000;
const A_DAY_S = 86_400;

function wholeNumber(max: number) {
  const error = `must be a whole number from 0 to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value <= max, error);
}

const port = wholeNumber(MAX_PORT);
const text = z.string();
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });
const origin = text
  .refine(isOrigin, 'must be an http or https origin such as https://www.example.com, without a path')
  .transform((value) => new URL(value).origin);
const secret = text.min(16, 'must have at least 16 characters');
/** Programs run in different directories, so a relative path is resolved by the first. */
const folder = text.transform((value) => resolve(value));

/** Every variable of site and front door, which pick what they need. `.env.example` explains each. */
export const variables = z.object({
  PORT: port.default(3000),
  BIND_ADDRESS: text.regex(/^[a-z0-9.:-]+$/i, 'must be an IP address or a host name').optional(),
  LAKE_PORT: port.default(3334),
  SITE_URL: origin.optional(),
  TRUST_PROXY_HOPS: wholeNumber(MAX_HOPS).default(0),
  DRAIN_DELAY_MS: wholeNumber(MAX_DELAY_MS).optional(),
  HSTS_MAX_AGE_S: wholeNumber(MAX_HSTS_S).default(A_DAY_S),
  SANITY_PROJECT_ID: text.regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens').optional(),
  SANITY_DATASET: text
    .regex(/^[a-z0-9_-]+$/, 'must be lower-case letters, digits, _ and -')
    .default('production'),
  SANITY_API_HOST: origin.optional(),
  SANITY_READ_TOKEN: text.optional(),
  SANITY_WEBHOOK_SECRET: secret.optional(),
  SANITY_WEBHOOK_SECRET_PREVIOUS: secret.optional(),
  STUDIO_ORIGIN: origin.optional(),
  CACHE_PURGE_URLS: text
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(httpUrl))
    .default([]),
  CHAT_WEBHOOK_URL: httpUrl
    .refine(
      isPrivateOrEncrypted,
      'must be https, or http to localhost or to a host without a dot in its name',
    )
    .refine(isWithoutCredentials, 'must have no user or password; use CHAT_WEBHOOK_AUTHORIZATION')
    .optional(),
  CHAT_WEBHOOK_AUTHORIZATION: text
    .regex(/^[\t\x20-\x7e]+$/, 'must be printable ASCII, as a header may hold it')
    .optional(),
  CHAT_ENABLED: z
    .enum(['true', 'false'], 'must be true or false')
    .default('true')
    .transform((value) => value === 'true'),
  CLARITY_PROJECT_ID: text.regex(/^[a-z0-9]+$/i, 'must be letters and digits').optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss URL' }).optional(),
  DATA_DIR: folder.prefault('.data'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be one of debug, info, warn, error, silent')
    .default('info'),
});

/** Variables that may be read from a file, which `<name>_FILE` names. */
export const secretNames = [
  'SANITY_READ_TOKEN',
  'SANITY_WEBHOOK_SECRET',
  'SANITY_WEBHOOK_SECRET_PREVIOUS',
  'CHAT_WEBHOOK_AUTHORIZATION',
  'CACHE_PURGE_URLS',
  'REDIS_URL',
] as const;

export type Variables = Record<string, string | undefined>;

type ReadResult<Values> =
  | {
      ok: true;
      values: Values;
      /** As they were set, with the contents of secrets' files, and without blank ones. */
      set: Variables;
    }
  | {
      ok: false;
      /** One line that names each bad variable. Values are not repeated: they may be secret. */
      message: string;
    };

/**
 * Reads the variables of a program, once, at start. A blank one counts as unset.
 * @param schema the variables that it needs, picked from `variables`
 * @param source for example `process.env`
 */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  source: Variables,
): ReadResult<z.output<Schema>> {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const reasons = secretNames.flatMap((name) => readSecretFile(name, set));
  const parsed = schema.safeParse(set);
  if (parsed.success && reasons.length === 0) return { ok: true, values: parsed.data, set };
  for (const { path, message } of parsed.error?.issues ?? [])
    reasons.push(`${path[0]?.toString()} ${message}`);
  return { ok: false, message: reasons.join('; ') };
}

/** Replaces `<name>_FILE` by the contents of that file. @returns what is wrong */
function readSecretFile(name: string, set: Variables): string[] {
  const file = set[`${name}_FILE`];
  if (file === undefined) return [];
  if (set[name] !== undefined) return [`${name} must not be set beside ${name}_FILE`];
  delete set[`${name}_FILE`];
  try {
    const content = readFileSync(file, 'utf8').trim();
    if (content === '') return [`${name}_FILE must name a file that is not empty`];
    set[name] = content;
    return [];
  } catch {
    return [`${name}_FILE must name a file that can be read`];
  }
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash } = new URL(value);
  const isBare = pathname === '/' && search === '' && hash === '' && isWithoutCredentials(value);
  return isBare && (protocol === 'http:' || protocol === 'https:');
}

/** Visitors' messages must be encrypted on networks; hosts without a dot are on this machine or container network. */
function isPrivateOrEncrypted(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || /^(\[::1\]|127(\.\d+){3}|[a-z0-9_-]+)$/i.test(hostname);
}

function isWithoutCredentials(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}
