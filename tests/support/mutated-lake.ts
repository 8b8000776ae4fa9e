import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { deferred } from './deferred';
import { closeServer, listen } from './listen';

const TAG = 's1:mutated';
const answerSchema = z.object({ result: z.unknown() });
const wrappedSchema = z.object({
  result: z.looseObject({ result: z.unknown(), site: z.unknown().optional() }),
});
const pathsSchema = z.object({ paths: z.array(z.string()) }).partial();

export type MutatedLake = Awaited<ReturnType<typeof startMutatedLake>>;

/**
 * A proxy between the site and its Lake that sends mutated answers, and live events of its own. The index of all paths is
 * withheld, so that the site asks for documents at any path.
 */
export async function startMutatedLake(lakeUrl: string) {
  /** The true answers sent so far, by query, or by query and path: `site`, `document /path`. */
  const answers = new Map<string, unknown>();
  /** Answers to send instead, by the same names. */
  const mutated = new Map<string, unknown>();
  let sent = 0;
  let events = 0;
  let feed: ServerResponse | undefined;
  const followed = deferred();
  const send = (event: string, data: unknown) => {
    events += 1;
    feed?.write(`event: ${event}\nid: ${events}\ndata: ${JSON.stringify(data)}\n\n`);
  };

  async function answerQuery(url: URL, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = (await buffer(incoming)).toString();
    const name = url.searchParams.get('tag')?.replace('site.', '') ?? '';
    const { paths = [] } = pathsSchema.parse(
      body ? JSON.parse(body).params : { paths: JSON.parse(url.searchParams.get('$paths') ?? '[]') },
    );
    const names = [name, ...paths.map((path) => `${name} ${path}`)];
    const known = names.find((one) => mutated.has(one));
    outgoing.setHeader('Content-Type', 'application/json');
    if (known !== undefined) {
      sent += 1;
      const result = { result: mutated.get(known), isComplete: true };
      return void outgoing.end(JSON.stringify({ result, syncTags: [TAG], ms: 1 }));
    }
    const request = body ? { method: 'POST', body, headers: { 'Content-Type': 'application/json' } } : {};
    const text = await (await fetch(url, request)).text();
    const { data } = wrappedSchema.safeParse(JSON.parse(text));
    const key = paths[0] === undefined ? name : `${name} ${paths[0]}`;
    if (data?.result.result) answers.set(key, data.result.result);
    if (name === 'paths') return void outgoing.writeHead(500).end();
    const whole = answerSchema.parse(JSON.parse(text));
    // A page's answer contains the site that it is shown with.
    if (data?.result.site && mutated.has('site')) {
      sent += 1;
      whole.result = { ...data.result, site: mutated.get('site') };
    }
    outgoing.end(JSON.stringify({ ...whole, syncTags: [TAG], ms: 1 }));
  }

  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', lakeUrl);
    if (!url.pathname.includes('/live/events/')) {
      void answerQuery(url, incoming, outgoing).catch(() => outgoing.destroy());
      return;
    }
    outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' });
    feed = outgoing;
    send('welcome', {});
    followed.resolve();
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    answers,
    mutated,
    /** How often a mutated answer was sent. */
    sent: () => sent,
    /** Sends a live event that expires every answer. */
    expire: () => send('message', { tags: [TAG] }),
    /** Resolves when the site follows live events. */
    followed: followed.promise,
    stop: () => closeServer(server),
  };
}
