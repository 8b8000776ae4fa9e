import { expect, it } from 'vitest';
import { fillPlaceholders } from './placeholders';

const brand = {
  productName: 'Plinth & Co',
  productSlug: 'plinth',
  applicationHost: 'https://app.example.com',
};

it('distinguishes links from texts by the field’s name, at any depth', () => {
  const answer = (text: string, part: string) => ({
    title: `About ${text}`,
    path: `/company/why-${part}`,
    blocks: [
      { links: [{ label: text, href: `/${part}`, footerHref: `/${part}/footer` }], bullets: [text], n: 1 },
    ],
  });
  expect(fillPlaceholders(answer('{product}', '{product}'), brand)).toEqual(answer('Plinth & Co', 'plinth'));
});

const times = () => ({
  actions: [
    { label: 'Write', href: '/write' },
    { label: 'Choose a time', href: '{booking}' },
  ],
  methods: [{ title: 'Choose a time', link: { label: 'Open', href: '{booking}' } }],
});

it('leaves out of lists what leads to the booking address while there is none', () => {
  expect(fillPlaceholders(times(), brand)).toEqual({
    actions: [{ label: 'Write', href: '/write' }],
    methods: [],
  });
});

it('fills in the booking address', () => {
  const filled = fillPlaceholders(times(), { ...brand, bookingAddress: 'https://times.example' });
  expect(filled.actions[1]?.href).toBe('https://times.example');
  expect(filled.methods[0]?.link.href).toBe('https://times.example');
});
