// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Block as BlockData } from '../content-model/content-types';
import { Block } from './block';
import { placeBlocks } from './block-ids';
import { industryGridFixture, testimonialRowFixture } from './card-blocks.fixture';
import { renderBlock } from './render-block.test-support';
import { headingFixture } from './text-block.fixture';
import { faqGroupsFixture, moduleSectionsFixture, proseFixture } from './text-blocks.fixture';

/** Every id on the page of these blocks. `renderBlock` fails on a duplicate. */
function idsOf(blocks: BlockData[]): string[] {
  const body = renderBlock(
    <div>
      {placeBlocks(blocks).map(({ block, ids }) => (
        <Block key={block._key} block={block} isHead={false} ids={ids} />
      ))}
    </div>,
  );
  return Array.from(body.querySelectorAll('[id]:not([id^="title-"], [id^="radix-"])'), ({ id }) => id);
}

const prose = (key: string, heading: string, anchor: string | null = null): BlockData => ({
  ...proseFixture,
  _key: key,
  anchor,
  body: [headingFixture('h2', heading)],
});

it('gives equal headings of different blocks different ids', () => {
  const twice = { ...faqGroupsFixture, _key: 'again' };
  expect(idsOf([moduleSectionsFixture, prose('a', 'Tracking'), prose('b', 'Tracking')])).toEqual(
    expect.arrayContaining(['tracking', 'tracking-2', 'tracking-3']),
  );
  expect(idsOf([faqGroupsFixture, twice])).toContain('getting-started-2');
});

it('gives the id of a record to the first block that shows it', () => {
  const once = idsOf([testimonialRowFixture, industryGridFixture]);
  const twice = idsOf([
    testimonialRowFixture,
    industryGridFixture,
    { ...testimonialRowFixture, _key: 'testimonials-again' },
    { ...industryGridFixture, _key: 'industries-again', anchor: null },
  ]);
  expect(once).toContain('ines-carvalho');
  expect(twice).toEqual(once);
});

it('prefers an anchor chosen by hand to an earlier heading', () => {
  expect(idsOf([prose('a', 'Pricing'), prose('b', 'Detail', 'pricing')])).toEqual([
    'pricing-2',
    'pricing',
    'detail',
  ]);
});

it('uses an anchor once, and none of the page’s frame', () => {
  const anchors = ['same', 'same', 'end-cap-title'];
  expect(idsOf(anchors.map((anchor, index) => prose(`k${index}`, `Heading ${index}`, anchor)))).toEqual([
    'same',
    'heading-0',
    'heading-1',
    'heading-2',
  ]);
});
