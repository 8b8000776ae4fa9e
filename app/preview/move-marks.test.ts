import { vercelStegaCombine } from '@vercel/stega';
import { describe, expect, it } from 'vitest';
import { moveMarks } from './move-marks';

const source = { origin: 'sanity.io', href: 'http://studio/intent/edit/id=a;path=b%22c?id=a&path="b"' };
const marked = (text: string) => vercelStegaCombine(text, source, false);
const attribute = ` data-sanity="${JSON.stringify(source).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

describe('moveMarks', () => {
  it.each([
    ['a text keeps its source', `<p>${marked('Hello')}</p>`, `<p>${marked('Hello')}</p>`],
    ['the title loses it', `<title>${marked('Hello')} | Plinth</title>`, '<title>Hello | Plinth</title>'],
    [
      'so does a description',
      `<meta name="description" content="${marked('Hi')}"/>`,
      '<meta name="description" content="Hi"/>',
    ],
    [
      'and data for machines',
      `<script type="application/ld+json">{"n":"${marked('N')}"}</script>`,
      '<script type="application/ld+json">{"n":"N"}</script>',
    ],
    [
      'the data of the page keeps it',
      `<script>x="${marked('N')}<p id='a'>"</script>`,
      `<script>x="${marked('N')}<p id='a'>"</script>`,
    ],
    [
      'an image hands it on',
      `<img src="a.png" alt="${marked('A desk')}"/>`,
      `<img src="a.png" alt="A desk"${attribute}/>`,
    ],
    [
      'a label loses it',
      `<a aria-label="${marked('Home')}" href="/">x</a>`,
      '<a aria-label="Home" href="/">x</a>',
    ],
    [
      'a drawing hands it on',
      `<svg role="img" aria-label="${marked('Bust')}" class="a"><path d="M0"/></svg>`,
      `<svg role="img" aria-label="Bust" class="a"${attribute}><path d="M0"/></svg>`,
    ],
    [
      'a drawing with nothing else to say is decoration',
      `<svg role="img" aria-label="${marked('')}" class="a"></svg>`,
      `<svg class="a" aria-hidden="true"${attribute}></svg>`,
    ],
  ])('%s', (_name, html, expected) => {
    expect(moveMarks(html)).toBe(expected);
  });

  it('changes nothing in a page without sources', () => {
    const html = '<!DOCTYPE html><html><body class="a"><p title=\'x>y\'>1 < 2</p><img alt=""></body></html>';
    expect(moveMarks(html)).toBe(html);
  });
});
