import { expect, it } from 'vitest';
import { readWebBody } from './read-body';

const read = (given: Request, timeoutMs = 5_000) => readWebBody(given, 16 * 1024, timeoutMs);
const request = (body: BodyInit) =>
  new Request('http://site.example/', { method: 'POST', body, duplex: 'half' });

it('joins chunks, even if they split a character', async () => {
  const bytes = Buffer.from('{"é":"🙂"}');
  const pieces = Array.from(bytes, (byte) => new Uint8Array([byte]));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
  expect(await read(request(body))).toEqual({ ok: true, body: Buffer.from('{"é":"🙂"}') });
});

it('is empty where there is no body', async () => {
  expect(await read(new Request('http://site.example/', { method: 'POST' }))).toEqual({
    ok: true,
    body: Buffer.alloc(0),
  });
});

it('cancels a body that exceeds the deadline', async () => {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array([0x7b])),
    cancel: () => {
      cancelled = true;
    },
  });
  expect(await read(request(body), 30)).toEqual({ ok: false, reason: 'too-slow' });
  expect(cancelled).toBe(true);
});

it('rejects by the declared length without reading', async () => {
  const given = request('x');
  given.headers.set('Content-Length', '16385');
  expect(await read(given)).toEqual({ ok: false, reason: 'too-large' });
  expect(given.bodyUsed).toBe(false);
});

it('stops reading a body that exceeds the limit while it streams', async () => {
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulls += 1;
      controller.enqueue(new Uint8Array(10_000));
    },
  });
  expect(await read(request(body))).toEqual({ ok: false, reason: 'too-large' });
  expect(pulls).toBeLessThan(6);
});

it('reports a body that breaks off', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('reset')),
  });
  expect(await read(request(body))).toEqual({ ok: false, reason: 'aborted' });
});
