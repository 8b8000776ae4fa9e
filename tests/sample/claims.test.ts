import { describe, expect, it } from 'vitest';
import { isRecord } from '../../protocol/is-record';
import { eachValue } from '../support/each-value';
import { seedArchive } from './seed-archive';
import { foundInSeed as found, seedText } from './seed-text';

const faq = seedText(seedArchive.byId('page-company-faq'));
const site = seedArchive.documents.map(seedText).join('\n');

describe('the FAQ states its seven claims', () => {
  it.each([
    ['no minimum', /no minimum user count/i],
    ['a custom quote', /by users and modules, through a custom quote/i],
    ['time, small', /2–6 weeks for small companies/],
    ['time, medium', /1–3 months for medium companies/],
    ['time, large', /3–6 months for large ones/],
    ['demos', /demos instead of a free trial/i],
    ['support', /within 2–4 hours on business days/i],
    ['uptime', /99\.9% uptime/],
    ['migration', /migration is supported from several third-party accounting tools and from spreadsheets/i],
  ])('%s', (_, claim) => {
    expect(faq).toMatch(claim);
  });
});

describe('the site states what the product can do', () => {
  it.each([
    ['FIFO', /\bFIFO\b/],
    ['LIFO', /\bLIFO\b/],
    ['weighted average', /weighted average/i],
    ['payment methods', /credit card, bank transfer (and|or) PayPal/i],
    ['role-based access', /role-based access/i],
    ['role-based training', /role-based training/i],
    ['warehouse manager', /warehouse manager/i],
    ['picker', /\bpicker\b/i],
    ['auditor', /\bauditor\b/i],
    ['business intelligence', /business intelligence/i],
    ['multi-entity management', /multi-entity management/i],
  ])('%s', (_, claim) => {
    expect(site).toMatch(claim);
  });

  it('has the tagline and the chat texts word for word', () => {
    expect(seedArchive.byId('siteSettings').tagline).toBe('Your Business Operations Platform.');
    const chat = { title: 'Chat with us', greeting: 'Hello, how can I help you?', showFailureMessage: false };
    expect(seedArchive.byId('chatSettings')).toMatchObject(chat);
  });
});

/** Texts of every kind, but for ways to ask, and what is shown as not available, left out or to be asked. */
const said = seedArchive.documents
  .filter(({ _type }) => _type !== 'productView')
  .flatMap(({ askedAs: _, ...document }) => textsIn(document, document._id));

function textsIn(value: unknown, id: string): { id: string; text: string }[] {
  if (typeof value === 'string') return [{ id, text: value }];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, id));
  if (!isRecord(value) || value.enabled === false) return [];
  const { doesNot: _not, ask: _ask, leftOut: _out, ...fields } = value;
  return Object.values(fields).flatMap((each) => textsIn(each, id));
}

describe('the site claims nothing else', () => {
  it('has no percentage except the uptime', () => {
    expect(found(/\S+\s*(?:%|per ?cent\b)/gi).filter((hit) => !hit.endsWith(' 99.9%'))).toEqual([]);
  });

  it('shows no currency signs, and names no price', () => {
    const prices = /[$€£¥]|\b(?:from|only|just) (?:USD|EUR|GBP)?\s?\d+[^.]*?\ba (?:month|user)\b/g;
    expect(found(prices)).toEqual([]);
  });

  it('gives reply times, weeks and months only as claimed', () => {
    const allowed = ['2–4 hours', '2–6 weeks', '1–3 months', '3–6 months'];
    expect(
      found(/\d+\s?[–-]\s?\d+ (?:hours|days|weeks|months|years)/g).filter(
        (hit) => !allowed.some((range) => hit.endsWith(range)),
      ),
    ).toEqual([]);
  });

  it('names no certificate, award or count of customers', () => {
    expect(
      found(
        /\bISO ?\d+|\bSOC ?[12]\b|\bHIPAA\b|\bPCI\b|award-?winning|\baward(?:s|ed)?\b|trusted by|\d[\d,]*\+? (?:customers|companies|businesses)/gi,
      ),
    ).toEqual([]);
  });

  it('promises no free trial', () => {
    expect(
      found(/[^.\n]*free trial[^.\n]*/gi).filter(
        (hit) => !/instead of a free trial|Do you offer a free trial/.test(hit),
      ),
    ).toEqual([]);
  });

  it.each([
    ['payroll', /\bpayroll\b|\bpayslips?\b/i],
    [
      'web shops and exchanges of data',
      /\be-?commerce\b|\bweb ?shops?\b|\bEDI\b|\bAPIs?\b|\bintegrations?\b|\bmarketplaces?\b/i,
    ],
    [
      'mobile clients and scanners',
      /\bmobile\b|\bon a phone\b|\bthe app\b|\biPhone|\bAndroid|\bbarcodes?\b|\bscanners?\b/i,
    ],
    ['customer relations', /\bCRM\b|\bpipeline of\b|\bsales pipeline\b|\bfollow-ups?\b|\bcampaigns?\b/i],
    ['scheduling of people', /\bclash\w*|\bschedul\w+|\brotas?\b|\bshifts?\b|\bcapacity\b|\buntil when\b/i],
    ['lots and holds', /\blots?\b|\bserial numbers?\b|\bexpiry\b|\bbatch (?:number|tracking)|\bquarantine/i],
    [
      'fixed assets and production planning',
      /\bdepreciation\b|\bfixed assets?\b|\bMRP\b|\bbills? of materials?\b/i,
    ],
    [
      'who answers, and in what form',
      /\bfrom a person\b|\ba person[’']s answer\b|\bwe (?:will )?reply with\b|\bdedicated\b/i,
    ],
    [
      'single modules to start with',
      /\bstart with one module\b|\bone module at a time\b|\bmodules? added one\b/i,
    ],
  ])('names nothing of %s, except as not available', (_, words) => {
    expect(said.filter(({ text }) => words.test(text)).map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  it('quotes three customers, in menu and pages alike', () => {
    const spoken = (type: string, by: string) =>
      seedArchive.documents.flatMap((document) =>
        [{ value: document }, ...eachValue(document, document._id)].flatMap(({ value }) =>
          isRecord(value) && value._type === type ? [`${value[by]}: ${value.quote}`] : [],
        ),
      );
    const testimonials = new Set(spoken('testimonial', 'name'));
    expect(testimonials.size).toBe(3);
    expect(spoken('menuTestimonial', 'author').filter((one) => !testimonials.has(one))).toEqual([]);
  });

  it('says that history, benefits and jobs are samples where they stand', () => {
    expect(seedText(seedArchive.byId('page-company-about'))).toMatch(
      /How it came about\.\n(?:.*\n)?Sample history/,
    );
    const careers = seedArchive.byId('page-company-careers');
    const titled = seedArchive.records(careers.blocks).map(({ title, lead }) => `${title} ${lead}`);
    for (const part of [/benefits/, /[Oo]pen jobs/, /colleagues/])
      expect(titled.find((each) => part.test(each))).toMatch(/\bsamples?\b/i);
  });

  it('defines small, medium and large on each page that states their times', () => {
    const timed = seedArchive.documents.filter(
      ({ _type, ...document }) =>
        ['page', 'article', 'faqItem'].includes(_type) && JSON.stringify(document).includes('{medium-start}'),
    );
    expect(timed.length).toBeGreaterThan(4);
    expect(timed.filter((document) => !JSON.stringify(document).includes('{medium-size}'))).toEqual([]);
  });

  it('says above every page that people, companies and news are invented', () => {
    expect(seedArchive.byId('siteSettings').siteNotice).toMatch(/^Sample site: .*\binvented\b/);
  });

  it('says beside “Get Started Free” where it leads, and that a demo is the way to try the product', () => {
    expect(seedArchive.byId('siteSettings').callToActionNote).toMatch(/sign-in.*\btry\b.*\bdemo\b/);
  });

  it('labels the figures of tables in articles as samples', () => {
    const captions = seedArchive
      .ofType('article')
      .flatMap(({ body }) => seedArchive.records(body))
      .filter(
        ({ _type, rows }) =>
          _type === 'contentTable' && /\d{2}/.test(JSON.stringify(rows).replaceAll(/"_key":"\w+"/g, '')),
      )
      .map(({ caption }) => String(caption));
    expect(captions.length).toBeGreaterThan(5);
    expect(captions.filter((caption) => !/sample figures|The parts of/.test(caption))).toEqual([]);
  });
});
