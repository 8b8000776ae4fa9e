import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes, withoutStyleAttributes } from './page-html.server';

const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

describe('inlineScriptHashes', () => {
  it('hashes inline scripts, module or not, each once', () => {
    const html = '<script>a()</script><script type="module" async="">b()</script><script>a()</script>';
    expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('b()')]);
  });

  it('omits files and data', () => {
    const html = '<script src="/x.js"></script><script type="application/ld+json">{"a":1}</script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  it('hashes the exact bytes, including line breaks and non-ASCII letters', () => {
    expect(inlineScriptHashes('<script>\n"é <b>"\n</script>')).toEqual([hash('\n"é <b>"\n')]);
  });
});

describe('withoutStyleAttributes', () => {
  it.each([
    ['<div style="pointer-events:none" class="a">x</div>', '<div class="a">x</div>'],
    ['<div class="a" style="--x:1px">', '<div class="a">'],
    ['<a title="2 > 1" style="x:y">', '<a title="2 > 1">'],
    [
      '<i class="b" style="a:b"></i><script>1</script><i style="a:b"></i>',
      '<i class="b"></i><script>1</script><i></i>',
    ],
    ['<script>var a = \'<i style="x">\'</script>', '<script>var a = \'<i style="x">\'</script>'],
  ])('%s', (given, expected) => {
    expect(withoutStyleAttributes(given)).toBe(expected);
  });

  it('leaves text that only looks like one, as React prints it', () => {
    const text = ' style="x" and \' style="x"\'';
    const html = renderToString(
      createElement('p', { title: text }, text, createElement('textarea', { defaultValue: text })),
    );
    expect(withoutStyleAttributes(html)).toBe(html);
  });
});
