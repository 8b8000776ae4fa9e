import { closeDialogs } from '../../support/close-dialogs';
import { openBlock } from '../../support/open-block';
import { openFromTree } from '../../support/open-from-tree';
import { publicPage } from '../../support/public-page';
import { publish } from '../../support/publish';
import { expect } from '../../support/studio-expect';
import { test } from '../../support/studio-test';
import { textsOf } from '../../support/texts-of';

for (const [places, path, name, title] of [
  [['Home'], '/', /Dark band$/, 'Many companies, one answer.'],
  [
    ['Features', 'Procurement'],
    '/features/procurement',
    /Page head$/,
    'Buy what you need, when you need it.',
  ],
] as const) {
  test(`a title changed in a block of ${path} is on the site within a second`, async ({ editor, studio }) => {
    await openFromTree(editor, ...places);
    const block = await openBlock(editor, 'blocks', name);
    await block.getByRole('textbox', { name: 'Title' }).fill(title);
    await closeDialogs(editor);
    await publish(editor);
    const page = await publicPage(studio.site.url + path, (html) => html.includes(title));
    expect(textsOf(page, 'h1, h2')).toContain(title);
  });
}
