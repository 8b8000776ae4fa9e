import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { DATASET, PROJECT_ID } from './lake-api';

const MAX_PORT = 65_535;
const MAX_HOPS = 10;
const MAX_INSTANCES = 100;
const MAX_DELAY_MS = 600_000;
const MAX_QUERY_TIMEOUT_MS = 600_000;
const MAX_DAYS = 365;
/** Two years, the usual maximum. */
const MAX_HSTS_S = 63_072_000;
const A_DAY_S = 86_400;

function wholeNumber(max: number, min = 0) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value >= min && value <= max, error);
}

const port = wholeNumber(MAX_PORT);
const text = z.string();
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' });
const CACHE_SCHEMES = 'must have the scheme https, http, varnish+https, varnish+http or cloudflare';
/** Cloudflare's API needs a token; the forms are those of `purgeRequests`. */
const sharedCache = z
  .url({ protocol: /^(varnish\+)?https?$|^cloudflare$/, error: CACHE_SCHEMES })
  .refine(
    (value) => !value.startsWith('cloudflare:') || /^\w+:\/\/[^@/]+@[^@/]+$/.test(value),
    'must have TOKEN@ZONE after the scheme cloudflare',
  );
const dataset = text.regex(DATASET, 'must be at most 63 lower-case letters, digits, _ and -');
const projectId = text.regex(PROJECT_ID, 'must be lower-case letters, digits and hyphens');
const origin = text
  .refine(isOrigin, 'must be an http or https origin such as https://www.example.com, without a path')
  .transform((value) => new URL(value).origin);
const bindAddress = text.regex(/^[a-z0-9.:-]+$/i, 'must be an IP address or a host name');
const hostNames = text
  .transform((value) =>
    value
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .pipe(z.array(text.regex(/^[a-z0-9.-]+$/, 'must be host names without a port, separated by commas')));
const trueOrFalse = z.enum(['true', 'false'], 'must be true or false');
const secret = text.min(16, 'must have at least 16 characters');
/** Programs run in different directories, so a relative path is resolved by the first. */
const folder = text.transform((value) => resolve(value));

/** Every variable of site, front door, lake, Studio's server and scripts, which pick what they need; see `.env.example`. */
export const variables = z.object({
  PORT: port.default(3000),
  STUDIO_PORT: port.default(3333),
  BIND_ADDRESS: bindAddress.optional(),
  STUDIO_BIND_ADDRESS: bindAddress.optional(),
  LAKE_PORT: port.default(3334),
  SITE_URL: origin.optional(),
  TRUST_PROXY_HOPS: wholeNumber(MAX_HOPS).default(0),
  DRAIN_DELAY_MS: wholeNumber(MAX_DELAY_MS).optional(),
  HSTS_MAX_AGE_S: wholeNumber(MAX_HSTS_S).default(A_DAY_S),
  SANITY_PROJECT_ID: projectId.optional(),
  SANITY_DATASET: dataset.default('production'),
  SANITY_API_HOST: origin.optional(),
  SANITY_ASSET_HOST: origin.optional(),
  SANITY_READ_TOKEN: text.optional(),
  SANITY_CONTENT_TOKEN: text.optional(),
  SANITY_AUTH_TOKEN: text.optional(),
  SANITY_WEBHOOK_SECRET: secret.optional(),
  SANITY_WEBHOOK_SECRET_PREVIOUS: secret.optional(),
  STUDIO_ORIGIN: origin.optional(),
  CACHE_PURGE_URLS: text
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(sharedCache))
    .default([]),
  CHAT_WEBHOOK_URL: httpUrl
    .refine(isWithoutCredentials, 'must have no user or password; use CHAT_WEBHOOK_AUTHORIZATION')
    .optional(),
  CHAT_WEBHOOK_PRIVATE_HTTP: trueOrFalse.default('false').transform((value) => value === 'true'),
  CHAT_WEBHOOK_AUTHORIZATION: text
    .regex(/^[\t\x20-\x7e]+$/, 'must be printable ASCII, as a header may hold it')
    .optional(),
  CHAT_ENABLED: trueOrFalse.default('true').transform((value) => value === 'true'),
  EVENTS_ENABLED: trueOrFalse.default('true').transform((value) => value === 'true'),
  CLARITY_PROJECT_ID: text.regex(/^[a-z0-9]+$/i, 'must be letters and digits').optional(),
  SITE_INSTANCES: wholeNumber(MAX_INSTANCES, 1).default(1),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss URL' }).optional(),
  DATA_DIR: folder.prefault('.data'),
  SNAPSHOT_FILL: trueOrFalse.default('true').transform((value) => value === 'true'),
  BUILD_FILES_DIR: folder.optional(),
  BUILD_FILES_DAYS: wholeNumber(MAX_DAYS).default(14),
  METRICS_PORT: port.optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be one of debug, info, warn, error, silent')
    .default('info'),
  LAKE_HOST: z
    .union([z.literal('localhost'), z.ipv4(), z.ipv6()], 'must be localhost or an IP address')
    .default('localhost'),
  LAKE_ALLOWED_HOSTS: hostNames.default([]),
  LAKE_PROJECT_ID: projectId.default('local'),
  LAKE_DATASETS: text
    .transform((value) => value.split(',').map((name) => name.trim()))
    .pipe(z.array(dataset))
    .default(['production']),
  LAKE_QUERY_TIMEOUT_MS: wholeNumber(MAX_QUERY_TIMEOUT_MS, 1).default(5_000),
});

/** Those of the site, which front door and renderer check as a whole. Kubernetes sets `STUDIO_PORT` for a service `studio`. */
export const variablesOfSite = variables.omit({
  STUDIO_PORT: true,
  STUDIO_BIND_ADDRESS: true,
  LAKE_HOST: true,
  LAKE_ALLOWED_HOSTS: true,
  LAKE_PROJECT_ID: true,
  LAKE_DATASETS: true,
  LAKE_QUERY_TIMEOUT_MS: true,
});

/** Variables that may be read from a file, which `<name>_FILE` names. */
export const secretNames = [
  'SANITY_READ_TOKEN',
  'SANITY_CONTENT_TOKEN',
  'SANITY_AUTH_TOKEN',
  'SANITY_WEBHOOK_SECRET',
  'SANITY_WEBHOOK_SECRET_PREVIOUS',
  'CHAT_WEBHOOK_AUTHORIZATION',
  'CACHE_PURGE_URLS',
  'REDIS_URL',
];

/** By name, for example `process.env`. */
export type Variables = Record<string, string | undefined>;

type ReadResult<Values> =
  | {
      ok: true;
      values: Values;
      /** All that are not blank, each `<name>_FILE` of a secret replaced by the file's contents. */
      set: Variables;
    }
  | {
      ok: false;
      /** One line that names each bad variable. Values are not repeated: they may be secret. */
      message: string;
    };

/** @param schema the variables that it needs, picked from `variables` */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  source: Variables,
): ReadResult<z.output<Schema>> {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const reasons = secretNames.flatMap((name) => readSecretFile(name, set));
  const parsed = schema.safeParse(set);
  if (parsed.success && reasons.length === 0) return { ok: true, values: parsed.data, set };
  const invalid = (parsed.error?.issues ?? []).map(
    ({ path, message }) => `${path[0]?.toString()} ${message}`,
  );
  return { ok: false, message: [...reasons, ...new Set(invalid)].join('; ') };
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

function isWithoutCredentials(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}
