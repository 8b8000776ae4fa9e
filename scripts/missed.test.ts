import { createServer } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { closeServer, listen } from '../tests/support/listen';
import { countMissed, nearestPage, readPages, tableOf } from './missed';

async function* chunksOf(...chunks: string[]) {
  yield* chunks;
}
const line = (path: string, fields = {}) =>
  `${JSON.stringify({ level: 'info', method: 'GET', path, status: 404, ...fields })}\n`;
const table = async (chunks: string[], pages: string[] = [], mostPaths?: number) =>
  tableOf(await countMissed(chunksOf(...chunks), mostPaths), pages).map((row) => row.trim());

describe('the missed addresses of an access log', () => {
  it('are counted, most first, with referrers where they are logged', async () => {
    const log = [
      line('/old'),
      line('/about.html', { referer: 'https://a.example/' }),
      line('/about.html', { referrer: 'https://b.example/' }),
    ];
    expect(await table(log)).toEqual([
      '2  /about.html  (from https://a.example/, https://b.example/)',
      '1  /old',
    ]);
  });

  it('are answers 404 to reads only', async () => {
    const others = [
      line('/found', { status: 200 }),
      line('/gone', { status: 410 }),
      line('/posted', { method: 'POST' }),
      '{"level":"info","event":"ready"}\n',
    ];
    expect(await table(others)).toEqual(['No address was asked for in vain.']);
  });

  it.each(['site    | ', 'site-1  | '])(
    'are found in lines after the name of a program (%s)',
    async (name) => {
      expect(await table([`${name}${line('/old')}${name}site: http://localhost:3000\n`])).toEqual([
        '1  /old',
        '1 lines could not be read',
      ]);
    },
  );

  it('are found wherever the text is cut', async () => {
    const text = line('/a') + line('/b') + line('/a').trimEnd();
    const characters = [...text];
    expect(await table(characters)).toEqual(['2  /a', '1  /b']);
  });

  it('are counted despite bad lines, which are counted too', async () => {
    const bad = ['{"method":"GET","path":"/cut', 'null', '[]', '\0\0', `{"path":"${'x'.repeat(70_000)}"}`];
    const log = [...bad.map((text) => `${text}\n`), '\n', line('/a')];
    expect(await table(log)).toEqual(['1  /a', '5 lines could not be read']);
  });

  it('keep a bounded number of paths, and no endless line', async () => {
    const log = Array.from({ length: 100 }, (_, at) => line(`/made-up-${at}`));
    expect(await table([...log, ...log], [], 2)).toEqual([
      '2  /made-up-0',
      '2  /made-up-1',
      '196  at other addresses',
    ]);
    expect(await table(Array.from({ length: 100 }, () => 'x'.repeat(10_000)))).toContain(
      '1 lines could not be read',
    );
  });

  it('are printed without control characters', async () => {
    expect(await table([line('/\u001b[31m\u202e')])).toEqual(['1  /\\u001b[31m\\u202e']);
  });
});

describe('the page that an address may have meant', () => {
  const pages = ['/', '/company/about', '/pricing', '/features/stock-control', '/support/contact-us'];

  it.each([
    ['/about.html', '/company/about'],
    ['/About', '/company/about'],
    ['/features/stock_control.php', '/features/stock-control'],
    ['/pricng', '/pricing'],
    ['/pricing/index.html', '/pricing'],
    ['/contact-us/', '/support/contact-us'],
  ])('%s: %s', (missed, expected) => {
    expect(nearestPage(missed, pages)).toBe(expected);
  });

  it.each(['/wp-login.php', '/.env', '/x'])('%s: none', (missed) => {
    expect(nearestPage(missed, pages)).toBeUndefined();
  });
});

describe('the sitemap', () => {
  const answer = async (body: string, headers = {}) => {
    const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
    const port = await listen(server);
    return readPages(`http://127.0.0.1:${port}`).finally(() => closeServer(server));
  };

  it('lists the pages', async () => {
    const body = '<loc>https://a.example/one</loc><loc>https://a.example/two</loc>';
    expect(await answer(body)).toEqual(['/one', '/two']);
  });

  it('is not read above 50 MB', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const body = '<loc>https://a.example/one</loc>'.padEnd(52_428_801);
    expect(await answer(body)).toEqual([]);
    expect(warn.mock.lastCall?.[0]).toContain('too-large');
    warn.mockRestore();
  });
});
