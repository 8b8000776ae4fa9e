import { vercelStegaCombine } from '@vercel/stega';
import { expect, it } from 'vitest';
import { plainText } from './plain-text';

const source = { origin: 'sanity.io', href: 'http://studio/intent/edit/id=a;path=b' };

it.each(['Legal', '2026-03-12', '1,250.00', 'A family \u{1f469}\u200d\u{1f469}\u200d\u{1f467}, joined', ''])(
  'removes stega from a text, and nothing else: %j',
  (text) => {
    expect(plainText(text)).toBe(text);
    expect(plainText(vercelStegaCombine(text, source, false))).toBe(text);
    expect(plainText(`${vercelStegaCombine(text, source, false)} | ${text}`)).toBe(`${text} | ${text}`);
  },
);
