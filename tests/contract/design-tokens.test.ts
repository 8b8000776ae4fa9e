import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { filesNamed } from '../support/files-named';
import { styleFindings } from '../support/style-findings';

const TOKENS = 'app/theme/';
const HEX = /#[0-9a-f]{6}\b/i;

const files = (name: RegExp) =>
  filesNamed(`${PROJECT_ROOT}/app`, name)
    .map((file) => relative(PROJECT_ROOT, file))
    .filter((file) => !file.startsWith(TOKENS));
const read = (file: string) => readFileSync(`${PROJECT_ROOT}/${file}`, 'utf8');

it('styles use only tokens', () => {
  const styles = files(/\.css\.ts$/);
  expect(styles.length).toBeGreaterThan(50);
  expect(styles.flatMap((file) => styleFindings(file, read(file)))).toEqual([]);
});

it('views contain no colours', () => {
  const views = files(/(?<!\.test|\.fixture)\.tsx?$/);
  expect(views.filter((file) => HEX.test(read(file)))).toEqual([]);
});

describe('the check finds', () => {
  it.each([
    ["color: '#0f211b'", 'colour color: #0f211b'],
    ["background: 'rgba(0, 0, 0, .5)'", 'colour background'],
    ["borderBottom: '1px solid red'", 'colour borderBottom'],
    ["padding: '18px'", 'distance padding: 18px'],
    ['marginTop: 14', 'distance marginTop: 14px'],
    ['marginTop: -14', 'distance marginTop: 14px'],
    [`padding: \`\${space[8]} 1.5rem\``, 'distance padding: 1.5rem'],
    ["gap: wide ? '10px' : space[8]", 'distance gap: 10px'],
    ["fontSize: 'clamp(1rem, 2vw, 2rem)'", 'size of type fontSize'],
    ["borderRadius: '8px'", 'radius borderRadius: 8px'],
    ["borderLeft: '5px solid'", 'line borderLeft: 5px solid'],
    ['zIndex: 10', 'layer zIndex'],
    [`transition: \`color .3s \${easing.enter}\``, 'duration transition'],
    ["...stack('14px')", 'distance gap: 14px'],
    ["selectors: { '&&': { '@media': { print: { gap: 0 } } } }", "condition '@media'"],
  ])('%s', (rule, finding) => {
    const found = styleFindings('app/ui/a/a.css.ts', `export const a = style({ ${rule} });`);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`app/ui/a/a.css.ts:1 ${finding}`);
  });

  it.each([
    'color: colour.ink',
    '...flexRow(space[8])',
    "color: 'currentColor'",
    "background: 'color-mix(in srgb, currentColor 35%, transparent)'",
    "outline: '2px solid Highlight'",
    `padding: \`\${space[8]} 0\``,
    "marginRight: '-1px'",
    "gap: '.5em'",
    "fontSize: '.9em'",
    "height: '44px'",
    "borderTop: '1.5px solid'",
    'wide: { padding: space[8] }',
  ])('nothing in %s', (rule) => {
    expect(styleFindings('app/ui/a/a.css.ts', `export const a = style({ ${rule} });`)).toEqual([]);
  });
});
