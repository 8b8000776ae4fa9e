import { setTimeout as sleep } from 'node:timers/promises';
import { openPreview } from '../support/open-preview';
import { sendMessage } from '../support/send-message';
import { CANARY } from './history';
import type { Programs } from './programs';

const TIMEOUT_MS = 30_000;
/** The chat's defined refusals, beside an answer. */
const DEFINED = new Set([200, 429, 502, 503, 504]);
const REFUSED = new Set([429, 502, 503, 504]);
const MESSAGE_EVERY_MS = 3_000;
const PREVIEW_EVERY_MS = 3_000;

export type Guests = {
  /** What was wrong; a refusal is not. */
  complaints: string[];
  counts: { messages: number; answers: number; previews: number; shown: number };
  /** Sets the next messages; the name of a misbehaviour of the workflow provokes it. */
  write(message: string): void;
  stop(): Promise<void>;
};

/** Visitors who chat, and an editor who previews drafts, every three seconds. */
export function startGuests(programs: Programs, paths: readonly string[], isDown: () => boolean): Guests {
  const complaints: string[] = [];
  const counts = { messages: 0, answers: 0, previews: 0, shown: 0 };
  let message = 'hello';
  const open = new Set<Promise<void>>();
  const every = (ms: number, act: () => Promise<string | undefined>) =>
    setInterval(() => {
      const acting = act()
        .then((complaint) => {
          if (complaint !== undefined && !isDown()) complaints.push(complaint);
        })
        .finally(() => open.delete(acting));
      open.add(acting);
    }, ms);
  const timers = [
    every(MESSAGE_EVERY_MS, async () => {
      counts.messages += 1;
      const status = await sendMessage(programs.siteUrl, message).catch(String);
      if (status === 200) counts.answers += 1;
      return typeof status === 'number' && DEFINED.has(status) ? undefined : `chat: ${status}`;
    }),
    every(PREVIEW_EVERY_MS, async () => {
      const path = paths[counts.previews % paths.length] ?? '/';
      counts.previews += 1;
      return preview(programs, path, counts).catch(() => undefined);
    }),
  ];
  async function stop() {
    for (const timer of timers) clearInterval(timer);
    // As `until` says, `fetch` may hang in spite of its signal.
    await Promise.race([Promise.all(open), sleep(2 * TIMEOUT_MS)]);
  }
  return {
    ...{ complaints, counts, stop },
    write(next) {
      message = next;
    },
  };
}

/** @returns what was wrong with a preview */
async function preview(
  { siteUrl, lakeUrl, lakeToken }: Programs,
  path: string,
  counts: Guests['counts'],
): Promise<string | undefined> {
  const cookie = await openPreview({ url: siteUrl, lakeUrl, lakeToken });
  if (cookie === '') return undefined;
  const answer = await fetch(siteUrl + path, {
    headers: { cookie },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const html = await answer.text();
  const caching = answer.headers.get('Cache-Control') ?? '';
  // A step of the clock may have ended the session: then it is the public page.
  const hasDraft = html.includes(CANARY);
  if (hasDraft) counts.shown += 1;
  if (answer.status !== 200 && !REFUSED.has(answer.status)) return `preview: ${answer.status}`;
  if ((hasDraft || answer.status !== 200) && !/no-store/.test(caching))
    return `preview: ${path}, ${answer.status}, may be stored (${caching})`;
  return undefined;
}
