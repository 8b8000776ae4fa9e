import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { filesNamed } from '../support/files-named';
import { writtenTexts } from '../support/written-texts';

const VIEW = /(?<!\.test|\.test-support)\.tsx$/;

/** What previews add to a page is for editors: English, as Studio is. */
const PREVIEW_TEXTS = {
  'app/preview/block-tools.client.tsx': ['Move up', 'Move down', 'Add a block below'],
  'app/preview/missing-blocks.client.tsx': [': visitors do not see it'],
};

it('views contain no texts: they are content, or in the files of app/texts/languages', () => {
  const views = filesNamed(`${PROJECT_ROOT}/app`, VIEW).map((file) => relative(PROJECT_ROOT, file));
  expect(views.length).toBeGreaterThan(60);
  const written = new Map(
    views.map((file) => [file, writtenTexts(file, readFileSync(`${PROJECT_ROOT}/${file}`, 'utf8'))]),
  );
  expect(Object.fromEntries([...written].filter(([, texts]) => texts.length > 0))).toEqual(PREVIEW_TEXTS);
});

describe('the check', () => {
  it.each([
    ['<p>Run your business on one base.</p>', ['Run your business on one base.']],
    [`<p>{open ? "Hide" : \`Show \${count} more\`}</p>`, ['Hide', 'Show', 'more']],
    ['<img alt="A warehouse" />', ['A warehouse']],
    ['<Hero title="Welcome" />', ['Welcome']],
    ['<a {...{ label: "Get started free" }} />', ['Get started free']],
  ])('finds the texts of %s', (view, texts) => {
    expect(writtenTexts('a.tsx', `export const A = () => ${view};`)).toEqual(texts);
  });

  it.each([
    '<p className="one two">{block.title}</p>',
    '<img sizes="(min-width: 640px) 50vw, 100vw" alt="" />',
    '<p>{format(date, "long")}</p>',
    '<p>{console.info("Storage is blocked")}</p>',
    '<p> · {"–"} </p>',
  ])('finds none in %s', (view) => {
    expect(writtenTexts('a.tsx', `export const A = () => ${view};`)).toEqual([]);
  });
});
