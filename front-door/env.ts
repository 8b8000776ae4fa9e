import { resolve } from 'node:path';
import * as z from 'zod';

const MAX_PORT = 65_535;
const MAX_HOPS = 10;
const MAX_DAYS = 365;

const wholeNumber = (max: number, otherwise: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, otherwise)
    .transform(Number)
    .refine((value) => value <= max, otherwise);

const schema = z.object({
  PORT: wholeNumber(MAX_PORT, `must be a whole number from 0 to ${MAX_PORT}`).default(3000),
  SITE_URL: z
    .string()
    .refine(isOrigin, 'must be an http or https origin such as https://www.example.com, without a path')
    .transform((value) => new URL(value).origin)
    .optional(),
  TRUST_PROXY_HOPS: wholeNumber(MAX_HOPS, `must be a whole number from 0 to ${MAX_HOPS}`).default(0),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be one of debug, info, warn, error, silent')
    .default('info'),
  // The renderer runs in another directory, so a relative path is resolved here.
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((value) => resolve(value)),
  METRICS_PORT: wholeNumber(MAX_PORT, `must be a whole number from 0 to ${MAX_PORT}`).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  BUILD_FILES_DIR: z
    .string()
    .transform((value) => resolve(value))
    .optional(),
  BUILD_FILES_DAYS: wholeNumber(MAX_DAYS, `must be a whole number from 0 to ${MAX_DAYS}`).default(14),
});

export type FrontDoorEnv = z.infer<typeof schema>;

type ReadEnvResult = { ok: true; env: FrontDoorEnv } | { ok: false; message: string };

/**
 * Reads the front door's environment, once, at start.
 * Takes variables as strings; a blank one counts as unset.
 * @returns typed values (`SITE_URL` undefined means
 * `http://localhost:<PORT>`), or one line that names each bad variable. Values are not repeated: they may be secret.
 */
export function readEnv(variables: Record<string, string | undefined>): ReadEnvResult {
  const set = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (parsed.success) return { ok: true, env: parsed.data };
  const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  return { ok: false, message: `front door: ${reasons.join('; ')}` };
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const bare =
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === '' &&
    url.password === '';
  return bare && (url.protocol === 'http:' || url.protocol === 'https:');
}
