import { logLine } from '../protocol/log-line';
import { env } from './env.server';

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type Level = Exclude<(typeof LEVELS)[number], 'silent'>;

/** Writes one line of JSON. Never pass it visitors' texts, tokens, cookies or URLs with a query. */
export function log(
  level: Level,
  event: string,
  fields: Record<string, string | number | boolean> = {},
): void {
  if (LEVELS.indexOf(level) < LEVELS.indexOf(env.LOG_LEVEL)) return;
  const line = logLine({ ts: new Date().toISOString(), level, event, ...fields });
  process[level === 'warn' || level === 'error' ? 'stderr' : 'stdout'].write(line);
}
