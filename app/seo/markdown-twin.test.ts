import { describe, expect, it } from 'vitest';
import { markdownOf } from './markdown-twin.server';
import { pageOfTwin, twinPath } from './page-addresses';

describe('the address of a twin', () => {
  it.each([
    ['/', '/index.md'],
    ['/pricing', '/pricing.md'],
    ['/company/blog/a', '/company/blog/a.md'],
  ])('of %s is %s, and leads back', (path, twin) => {
    expect(twinPath(path)).toBe(twin);
    expect(pageOfTwin(twin)).toBe(path);
  });

  it.each(['/', '/pricing', '/.md', '/a/.md', '/readme.mdx', '/md'])('is not %s', (path) => {
    expect(pageOfTwin(path)).toBeUndefined();
  });
});

describe('markdownOf', () => {
  const read = (main: string) => {
    const html = `<html><body><header>Menu</header><main id="main">${main}</main><p>End</p></body></html>`;
    return markdownOf(html, 'https://site.example/page');
  };

  it('converts the main content only, with absolute links', async () => {
    const html = '<h1>A &amp; B</h1><p>See <a href="/pricing">prices</a>.</p><ul><li>One</li></ul>';
    expect(await read(html)).toBe('# A & B\n\nSee [prices](https://site.example/pricing).\n\n- One\n');
  });

  it('gives a link round a whole card to each of its texts', async () => {
    expect(await read('<a href="/a"><h3>Title</h3><p>Words</p></a>')).toBe(
      '### [Title](https://site.example/a)\n\n[Words](https://site.example/a)\n',
    );
  });

  it('omits what is not read out, and keeps text that looks like markup as text', async () => {
    const html =
      '<div aria-hidden="true">Drawn</div><p>aria-hidden=&quot;true&quot; &lt;b&gt; *not* strong</p>';
    expect(await read(html)).toBe('aria-hidden="true" \\<b> \\*not\\* strong\n');
  });

  it('writes tables with their captions', async () => {
    const html =
      '<table><caption>Sums</caption><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>';
    expect(await read(html)).toBe('Sums\n\n| A | B |\n| - | - |\n| 1 | 2 |\n');
  });

  it('separates what only the style sheet separates, and joins what React separates', async () => {
    const html = '<p><span>Name</span><span>Position</span></p><p>At <!-- -->once, <span>by-law</span>.</p>';
    expect(await read(html)).toBe('Name Position\n\nAt once, by-law.\n');
  });

  it('has the alternative text of drawings and pictures, and resolves addresses from the page', async () => {
    const html =
      '<p><svg role="img" aria-label="A plan"><use href="/x"></use></svg><svg></svg></p><a href="#a">B</a>';
    expect(await read(html)).toBe('A plan\n\n[B](https://site.example/page#a)\n');
  });
});
