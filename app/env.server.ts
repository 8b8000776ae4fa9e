import ipaddr from 'ipaddr.js';
import { readVariables, type Variables, variablesOfSite } from '../protocol/environment';

/** Exit code of a process that was configured wrongly (EX_CONFIG of sysexits.h); supervisors do not restart it. */
const EXIT_CONFIGURATION = 78;

const schema = variablesOfSite
  .refine((env) => isEncryptedOrLocal(env.CHAT_WEBHOOK_URL) || isAllowedPrivate(env), {
    path: ['CHAT_WEBHOOK_URL'],
    error:
      'must be https, or http to localhost or a host without a dot in its name; CHAT_WEBHOOK_PRIVATE_HTTP=true allows http to private addresses and names too',
  })
  .transform((env) => ({ ...env, SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}` }));

type Workflow = { CHAT_WEBHOOK_URL?: string | undefined; CHAT_WEBHOOK_PRIVATE_HTTP: boolean };

/** Visitors' messages must be encrypted on networks; hosts without a dot are on this machine or container network. */
function isEncryptedOrLocal(url: string | undefined): boolean {
  if (url === undefined || !URL.canParse(url)) return url === undefined;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || /^(\[::1\]|127(\.\d+){3}|[a-z0-9_-]+)$/i.test(hostname);
}

/** RFC 1918 and RFC 4193 addresses, and names that no public DNS has: `.local`, `.internal`, `.home.arpa`, a cluster's `.svc`. */
function isAllowedPrivate({
  CHAT_WEBHOOK_URL: url,
  CHAT_WEBHOOK_PRIVATE_HTTP: isAllowed,
}: Workflow): boolean {
  if (url === undefined || !isAllowed || !URL.canParse(url)) return false;
  const host = new URL(url).hostname.replace(/^\[|\]$|\.$/g, '');
  if (!ipaddr.isValid(host)) return /\.(local|internal|home\.arpa|svc)$/i.test(host);
  return ['private', 'uniqueLocal'].includes(ipaddr.process(host).range());
}

/** The site's configuration, parsed and typed; `.env.example` explains each variable. */
export type Env = ReturnType<typeof parseEnv>;

/** @throws Error whose message names each variable with a bad value, and never repeats the value */
export function parseEnv(source: Variables) {
  const read = readVariables(schema, source);
  if (read.ok) return read.values;
  throw new Error(`site: ${read.message}`);
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
