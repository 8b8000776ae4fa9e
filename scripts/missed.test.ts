import { describe, expect, it } from 'vitest';
import { countMissed, nearestPage, tableOf } from './missed';

async function* linesOf(...lines: string[]) {
  yield* lines;
}
const line = (path: string, fields = {}) =>
  JSON.stringify({ level: 'info', method: 'GET', path, status: 404, ...fields });
const table = async (...lines: string[]) =>
  tableOf(await countMissed(linesOf(...lines)), []).map((row) => row.trim());

describe('the missed addresses of an access log', () => {
  it('are counted, most first, also after the name of a program', async () => {
    const log = [line('/old'), `site-1  | ${line('/about.html')}`, `site    | ${line('/about.html')}`];
    expect(await table(...log)).toEqual(['2  /about.html', '1  /old']);
  });

  it('are answers 404 to reads only', async () => {
    const others = [
      line('/found', { status: 200 }),
      line('/gone', { status: 410 }),
      line('/posted', { method: 'POST' }),
      ...[
        '{"level":"info","event":"ready"}',
        '{"path":"/cut',
        'null',
        '[]',
        '',
        'site: http://localhost:3000',
      ],
    ];
    expect(await table(...others)).toEqual(['No address was asked for in vain.']);
  });

  it('are printed without control characters', async () => {
    expect(await table(line('/\u001b[31m\u202e'))).toEqual(['1  /\\u001b[31m\\u202e']);
  });
});

describe('the page that an address may have meant', () => {
  const pages = ['/', '/company/about', '/pricing', '/features/stock-control', '/support/contact-us'];

  it.each<[string, string | undefined]>([
    ['/about.html', '/company/about'],
    ['/About', '/company/about'],
    ['/features/stock_control.php', '/features/stock-control'],
    ['/pricng', '/pricing'],
    ['/pricing/index.html', '/pricing'],
    ['/contact-us/', '/support/contact-us'],
    ['/wp-login.php', undefined],
    ['/.env', undefined],
  ])('%s: %s', (missed, expected) => {
    expect(nearestPage(missed, pages)).toBe(expected);
  });
});
