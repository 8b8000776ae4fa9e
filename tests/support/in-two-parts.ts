import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeServer, listen } from './listen';

/**
 * Serves a site, whose pages it sends in two parts with a pause, as a slow line or a slow parser does: the browser paints
 * the first part alone.
 * @param origin of the site
 * @param end of the first part, a text of the page
 */
export async function inTwoParts(origin: string, end: string, pauseMs: number) {
  const server = createServer(async ({ url, headers }, response) => {
    const { accept = '*/*' } = headers;
    const answer = await fetch(`${origin}${url}`, { headers: { accept } });
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    const at = answer.headers.get('content-type')?.startsWith('text/html') ? body.indexOf(end) : -1;
    if (at > 0) {
      response.write(body.subarray(0, at));
      await sleep(pauseMs);
    }
    response.end(body.subarray(Math.max(0, at)));
  });
  const port = await listen(server);
  return { url: `http://localhost:${port}`, close: () => closeServer(server) };
}
