import { expect, it } from 'vitest';
import { readBody } from './read-body.server';

const request = (body: BodyInit) =>
  new Request('http://site.example/', { method: 'POST', body, duplex: 'half' });

it('puts the pieces together, characters that are cut in two included', async () => {
  const bytes = Buffer.from('{"é":"🙂"}');
  const pieces = Array.from(bytes, (byte) => new Uint8Array([byte]));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
  expect(await readBody(request(body))).toBe('{"é":"🙂"}');
});

it('is empty where there is no body', async () => {
  expect(await readBody(new Request('http://site.example/', { method: 'POST' }))).toBe('');
});

it('gives up on a body that comes too slowly, and lets it go', async () => {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array([0x7b])),
    cancel: () => {
      cancelled = true;
    },
  });
  await expect(readBody(request(body), 30)).rejects.toMatchObject({ code: 'request_timeout', status: 408 });
  expect(cancelled).toBe(true);
});

it('refuses by the declared length without reading', async () => {
  const given = request('x');
  given.headers.set('Content-Length', '16385');
  await expect(readBody(given)).rejects.toMatchObject({ code: 'too_large' });
  expect(given.bodyUsed).toBe(false);
});
