import { publicPage, textsOf } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import { closeDialogs, openBlock, openFromTree, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

for (const [places, path, name, title] of [
  [['Home'], '/', /Feature cards$/, 'One record, from the dock to the ledger.'],
  [
    ['Features', 'Procurement'],
    '/features/procurement',
    /Page head$/,
    'Buy what you need, when you need it.',
  ],
] as const) {
  test(`a title changed in a block of ${path} is on the site once it is published`, async ({
    editor,
    studio,
  }) => {
    await openFromTree(editor, ...places);
    const block = await openBlock(editor, 'blocks', name);
    await block.getByRole('textbox', { name: 'Title' }).fill(title);
    await closeDialogs(editor);
    await publish(editor);
    const page = await publicPage(studio.site.url + path, (html) => html.includes(title));
    expect(textsOf(page, 'h1, h2')).toContain(title);
  });
}
