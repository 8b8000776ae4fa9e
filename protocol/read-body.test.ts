import { expect, it, vi } from 'vitest';
import { readWebBody } from './read-body';

const read = (given: Request, timeoutMs = 5_000) => readWebBody(given, 16 * 1024, timeoutMs);
const request = (body?: BodyInit) =>
  new Request('http://site.example/', { method: 'POST', body, duplex: 'half' });
const streamed = (source: UnderlyingDefaultSource<Uint8Array>) => request(new ReadableStream(source));

it('joins chunks, even if they split a character', async () => {
  const bytes = Buffer.from('{"é":"🙂"}');
  const given = streamed({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  expect(await read(given)).toEqual({ ok: true, body: bytes });
});

it('is empty where there is no body', async () => {
  expect(await read(request())).toEqual({ ok: true, body: Buffer.alloc(0) });
});

it('cancels a body that exceeds the deadline', async () => {
  const cancel = vi.fn();
  const given = streamed({ start: (controller) => controller.enqueue(new Uint8Array([0x7b])), cancel });
  expect(await read(given, 30)).toEqual({ ok: false, reason: 'too-slow' });
  expect(cancel).toHaveBeenCalledOnce();
});

it('rejects by the declared length without reading', async () => {
  const given = request('x');
  given.headers.set('Content-Length', '16385');
  expect(await read(given)).toEqual({ ok: false, reason: 'too-large' });
  expect(given.bodyUsed).toBe(false);
});

it('stops reading a body that exceeds the limit while it streams', async () => {
  let pulls = 0;
  const given = streamed({
    pull(controller) {
      pulls += 1;
      controller.enqueue(new Uint8Array(10_000));
      // Without the limit it would fill the memory, and no timer of the test could fire.
      if (pulls > 100) controller.close();
    },
  });
  expect(await read(given)).toEqual({ ok: false, reason: 'too-large' });
  expect(pulls).toBeLessThan(6);
});

it('reports a body that breaks off', async () => {
  const given = streamed({ start: (controller) => controller.error(new Error('reset')) });
  expect(await read(given)).toEqual({ ok: false, reason: 'aborted' });
});
