import path from 'node:path';

/** The lake's configuration. */
export type LakeSettings = {
  /** 0 for any free port. */
  readonly port: number;
  /** Loopback addresses to listen on. */
  readonly hosts: readonly string[];
  /** Absolute path of the folder that holds all of the lake's data. */
  readonly folder: string;
  readonly projectId: string;
  readonly datasets: readonly string[];
  /** The only origin whose pages may use the cookie; see `readIdentity`. */
  readonly studioOrigin: string;
  /** How long a query may take. */
  readonly queryTimeoutMs: number;
};

const DEFAULT_PORT = 3334;
const DEFAULT_STUDIO_PORT = 3333;
const DEFAULT_QUERY_TIMEOUT_MS = 5_000;
const MAX_QUERY_TIMEOUT_MS = 600_000;
const LOOPBACK = ['127.0.0.1', '::1'];
const PROJECT_ID = /^[a-z0-9][-a-z0-9]{0,62}$/;
const DATASET = /^~?[a-z0-9][-_a-z0-9]{0,62}$/;

/**
 * Reads `LAKE_PORT`, `LAKE_HOST`, `LAKE_PROJECT_ID`, `LAKE_DATASETS`, `LAKE_QUERY_TIMEOUT_MS`, `DATA_DIR`,
 * `STUDIO_ORIGIN` and `STUDIO_PORT`; an empty value counts as missing. The README describes them.
 *
 * @throws SettingsError for the first invalid value.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): LakeSettings {
  return {
    port: readPort('LAKE_PORT', env.LAKE_PORT || String(DEFAULT_PORT)),
    hosts: readHosts(env.LAKE_HOST || 'localhost'),
    folder: path.resolve(env.DATA_DIR || '.data', 'content-lake'),
    projectId: matching('LAKE_PROJECT_ID', env.LAKE_PROJECT_ID || 'local', PROJECT_ID),
    datasets: readDatasets(env.LAKE_DATASETS || 'production'),
    studioOrigin: readStudioOrigin(env.STUDIO_ORIGIN, env.STUDIO_PORT || String(DEFAULT_STUDIO_PORT)),
    queryTimeoutMs: readTimeout(
      'LAKE_QUERY_TIMEOUT_MS',
      env.LAKE_QUERY_TIMEOUT_MS || String(DEFAULT_QUERY_TIMEOUT_MS),
    ),
  };
}

function readPort(variable: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new SettingsError(`${variable} must be a port number from 0 to 65535, not "${text}"`);
}

function readTimeout(variable: string, text: string): number {
  const timeoutMs = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (timeoutMs > 0 && timeoutMs <= MAX_QUERY_TIMEOUT_MS) return timeoutMs;
  throw new SettingsError(
    `${variable} must be a number of milliseconds from 1 to ${MAX_QUERY_TIMEOUT_MS}, not "${text}"`,
  );
}

/** In the form of an `Origin` header: no path, no trailing slash. */
function readStudioOrigin(text: string | undefined, port: string): string {
  if (!text) return `http://localhost:${readPort('STUDIO_PORT', port)}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url.origin;
  throw new SettingsError(`STUDIO_ORIGIN must be an origin such as http://localhost:3333, not "${text}"`);
}

/** Loopback only: one token protects what is not published, and connections are not encrypted. */
function readHosts(text: string): readonly string[] {
  if (text === 'localhost') return LOOPBACK;
  if (LOOPBACK.includes(text)) return [text];
  throw new SettingsError(`LAKE_HOST must be localhost, 127.0.0.1 or ::1, not "${text}"`);
}

function readDatasets(text: string): readonly string[] {
  const names = text.split(',').map((name) => matching('LAKE_DATASETS', name.trim(), DATASET));
  return [...new Set(names)];
}

function matching(variable: string, value: string, pattern: RegExp): string {
  if (pattern.test(value)) return value;
  throw new SettingsError(`${variable} must be made of a-z, 0-9 and "-", not "${value}"`);
}

/** An environment variable has an invalid value; the message names the variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
