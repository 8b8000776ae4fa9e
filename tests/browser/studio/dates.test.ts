import { otherThanFocused } from '../../support/focused-field';
import { publishPage } from '../../support/lake-editor';
import { eventually, expect } from '../../support/studio-expect';
import { openDocument, publish, validationOf } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PATH = '/resources/dated';
const TITLE = 'A dated page';

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
/** As Studio's field for dates reads it, in the browser's time zone, which is that of the tests. */
const typed = (ms: number) => {
  const local = new Date(Date.now() + ms - new Date().getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace('T', ' ');
};

test('the dates of a page are set in its form, and the site keeps them', async ({ editor, studio, lake }) => {
  const id = await publishPage(lake, PATH, TITLE);
  const statusOf = async () => (await fetch(studio.site.url + PATH)).status;
  await eventually(statusOf).toBe(200);
  await openDocument(editor, `resources;${id}`);
  await editor.getByRole('tab', { name: 'Dates', exact: true }).click();
  const type = async (field: 'visibleFrom' | 'visibleUntil', days: number) => {
    const input = editor.getByTestId(`field-${field}`).getByRole('textbox');
    await input.fill(typed(days * DAY_MS));
    await input.press('Tab');
  };
  await type('visibleFrom', 2);
  await type('visibleUntil', 1);
  const flaws = (await validationOf(editor)).filter({ hasText: 'The end must be later' });
  await expect(flaws.first()).toBeVisible();
  await type('visibleUntil', 3);
  await expect(flaws).toHaveCount(0);
  await publish(editor);
  await eventually(statusOf).toBe(404);
});

test('what comes and goes is listed by its day; an entry leads to its date', async ({ editor, lake }) => {
  const block = { _type: 'ruledList', _key: 'dated', title: 'A dated block', items: [] };
  const id = await publishPage(lake, PATH, TITLE, [{ ...block, visibleUntil: inMs(4 * DAY_MS) }]);
  const comesIn = (ms: number) => lake.patch(id, { set: { visibleFrom: inMs(ms) } }).commit();
  await comesIn(2 * DAY_MS);
  await editor.getByRole('link', { name: 'Calendar', exact: true }).click();
  const comes = editor.getByRole('link', { name: new RegExp(`Page “${TITLE}”.*Comes`, 's') });
  const goes = editor.getByRole('link', { name: /Block .*A dated block.*Goes/s });
  await expect(comes).toBeVisible();
  await expect(goes).toBeVisible();
  expect(await editor.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(2);

  // A change arrives without another look.
  await comesIn(-HOUR_MS);
  await expect(comes).toHaveCount(0);

  await goes.click();
  expect(await otherThanFocused(editor, 'blocks[_key=="dated"].visibleUntil', undefined)).toBeUndefined();
});
