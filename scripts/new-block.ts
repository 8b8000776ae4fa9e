import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, PROJECT_ROOT, say } from './bootstrap.mjs';

type Names = ReturnType<typeof namesOf>;

function namesOf(kebab: string) {
  const pascal = kebab.replace(/(?:^|-)(.)/g, (_match, letter: string) => letter.toUpperCase());
  const words = kebab.replaceAll('-', ' ');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return { kebab, camel, pascal, title };
}

/** New files, by path: a block with a title and a list, which works, and is to be changed. */
const newFiles = ({ kebab, camel, pascal, title }: Names): Record<string, string> => ({
  [`sanity-studio/schema/blocks/${kebab}.ts`]: `import { Square } from 'lucide-react';
import { defineType } from 'sanity';
import { objectList } from '../fields/list-fields';
import { leadField, lineField, paragraphField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const ${camel} = defineBlock({
  name: '${camel}',
  title: '${title}',
  description: 'TODO: what editors use it for, in one line.',
  icon: Square,
  fields: [
    lineField({ max: 60 }),
    leadField({ required: false }),
    objectList({ name: 'items', title: 'Items', of: '${camel}Item' }),
  ],
});

export const ${camel}Item = defineType({
  name: '${camel}Item',
  title: '${title} item',
  type: 'object',
  icon: Square,
  fields: [lineField({ max: 60 }), paragraphField({ max: 240 })],
  preview: { select: { title: 'title', subtitle: 'description' } },
});
`,
  [`sanity-studio/static/blocks/${camel}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><rect x="0" y="0" width="120" height="80" fill="#F5F7F3"/><rect x="12" y="12" width="60" height="5" fill="#0F211B" rx="1"/><rect x="12" y="24" width="96" height="44" fill="#8FA097" rx="2"/></svg>\n`,
  [`app/blocks/${kebab}/${kebab}.content.ts`]: `import type { TextsOf } from '../texts';

export const ${camel}Fields = /* groq */ \`
  title,
  lead,
  items[]{ _key, title, description }
\`;

export const ${camel}Texts = {
  title: 'heading',
  lead: 'lead',
  items: { title: 'part', description: 'text' },
} satisfies TextsOf<'${camel}'>;
`,
  [`app/blocks/${kebab}/${kebab}.tsx`]: `import { CardGrid } from '../../ui/card-grid';
import { Heading, Text } from '../../ui/typography';
import { type BlockProps, TitledBand } from '../block-parts';

/** TODO: what it shows. */
export function ${pascal}({ block, isHead }: BlockProps<'${camel}'>) {
  return (
    <TitledBand block={block} isHead={isHead}>
      <CardGrid columns={3}>
        {block.items.map((item) => (
          <li key={item._key}>
            <Heading level={3} look="h4">
              {item.title}
            </Heading>
            <Text>{item.description}</Text>
          </li>
        ))}
      </CardGrid>
    </TitledBand>
  );
}
`,
  [`app/blocks/${kebab}/${kebab}.fixture.ts`]: `import type { BlockOf } from '../../content-model/content-types';
import { blockFields } from '../block-fields.fixture';

export const ${camel}Fixture: BlockOf<'${camel}'> = {
  ...blockFields('${camel}'),
  title: '${title}.',
  lead: null,
  items: [{ _key: 'first', title: 'First item', description: 'What the first item says.' }],
};
`,
});

const BLOCK_TYPES = 'sanity-studio/schema/blocks/block-types.ts';

/** Lines put before the last match of a pattern, by file; imports are sorted by `npm run format`. */
const insertions = ({ kebab, camel, pascal }: Names): [file: string, before: RegExp, line: string][] => [
  [BLOCK_TYPES, /\n\/\*\* Every/g, `import { ${camel}, ${camel}Item } from './${kebab}';\n`],
  [BLOCK_TYPES, /\];\n\n\/\*\* What/g, `  ${camel},\n`],
  [BLOCK_TYPES, /\];\s*$/g, `  ${camel}Item,\n`],
  ['sanity-studio/schema/blocks/insert-menu.ts', /'\s*\],\s*\},\s*\{ name: 'proof'/g, `', '${camel}`],
  [
    'app/blocks/blocks.content.ts',
    /import type \{ TextsOf/g,
    `import { ${camel}Fields, ${camel}Texts } from './${kebab}/${kebab}.content';\n`,
  ],
  ['app/blocks/blocks.content.ts', /\n`;/g, `,\n  _type == "${camel}" => { \${${camel}Fields} }`],
  ['app/blocks/blocks.content.ts', /\};\s*$/g, `  ${camel}: ${camel}Texts,\n`],
  ['app/blocks/block.tsx', /\n\/\*\* The component/g, `import { ${pascal} } from './${kebab}/${kebab}';\n`],
  ['app/blocks/block.tsx', /\};\s*export const Block/g, `  ${camel}: ${pascal},\n`],
];

/** Makes the files of a block, and its entry in each list. @throws Failure for a bad or existing name, or an unknown list */
export function newBlock(kebab: string, root = PROJECT_ROOT): string[] {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(kebab))
    throw new Failure(
      'npm run new -- block NAME: lower-case words joined by hyphens, for example price-table.',
    );
  const names = namesOf(kebab);
  const texts = new Map<string, string>();
  for (const [file, before, line] of insertions(names)) {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    const at = [...text.matchAll(before)].at(-1)?.index;
    if (at === undefined)
      throw new Failure(`${file} has no place that matches ${before}; nothing was written.`);
    texts.set(file, text.slice(0, at) + line + text.slice(at));
  }
  const files = Object.entries(newFiles(names));
  const present = files.find(([file]) => existsSync(join(root, file)));
  if (present) throw new Failure(`${present[0]} exists; nothing was written.`);
  for (const [file, text] of [...files, ...texts]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    say('new', file);
  }
  return [...files, ...texts].map(([file]) => file);
}
