import * as z from 'zod';

/** Exit code of a process that was configured wrongly (EX_CONFIG of sysexits.h); supervisors do not restart it. */
const EXIT_CONFIGURATION = 78;

const port = z.coerce.number().int().min(1).max(65_535);
const httpUrl = z.url({ protocol: /^https?$/ });
/** The vendors' interfaces need a token; the forms are those of `purgeRequests`. */
const sharedCache = z
  .url({ protocol: /^(varnish\+)?https?$|^cloudflare$|^fastly$/ })
  .refine(
    (value) => !/^(cloudflare|fastly):/.test(value) || /^\w+:\/\/[^@/]+@[^@/]+$/.test(value),
    'TOKEN@ID after the scheme',
  );
const origin = httpUrl.transform((value) => new URL(value).origin);

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

const schema = z
  .object({
    PORT: port.default(3000),
    LAKE_PORT: port.default(3334),
    SITE_URL: origin.optional(),
    SANITY_PROJECT_ID: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'letters, digits and hyphens only')
      .optional(),
    SANITY_DATASET: z
      .string()
      .regex(/^[a-z0-9_-]+$/, 'lower-case letters, digits, _ and - only')
      .default('production'),
    SANITY_API_HOST: origin.optional(),
    SANITY_READ_TOKEN: z.string().min(1).optional(),
    SANITY_CONTENT_TOKEN: z.string().min(1).optional(),
    SANITY_WEBHOOK_SECRET: z.string().min(16, 'at least 16 characters').optional(),
    STUDIO_ORIGIN: origin.optional(),
    CACHE_PURGE_URLS: z
      .string()
      .transform((value) => value.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(sharedCache))
      .default([]),
    CHAT_WEBHOOK_URL: httpUrl
      .refine(isPrivateOrEncrypted, 'https, or http to localhost or to a host without a dot in its name')
      .refine(isWithoutCredentials, 'no user or password in it; use CHAT_WEBHOOK_AUTHORIZATION')
      .optional(),
    CHAT_WEBHOOK_AUTHORIZATION: z
      .string()
      .regex(/^[\t\x20-\x7e]+$/, 'printable ASCII only, as a header may hold it')
      .optional(),
    CHAT_ENABLED: z
      .enum(['true', 'false'])
      .default('true')
      .transform((value) => value === 'true'),
    CLARITY_PROJECT_ID: z
      .string()
      .regex(/^[a-z0-9]+$/i, 'letters and digits only')
      .optional(),
    TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    METRICS_KEY: z.string().min(1).optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .transform((env) => ({
    ...env,
    SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
  }));

/** The site's configuration, parsed and typed; `.env.example` explains each variable. */
export type Env = z.infer<typeof schema>;

/**
 * Reads the configuration. An empty value counts as not set.
 * @param source variables by name, for example `process.env`
 * @throws Error whose message names each variable with a bad value, and never repeats the value
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Bad configuration. ${lines.join('; ')}`);
}

function parseOrExit(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(EXIT_CONFIGURATION);
  }
}

export const env = parseOrExit();
