import * as css from '@vanilla-extract/css';
import { container, fontSize, media, textStyle } from './tokens';

/** Their names are in `tokens`. A window or a visitor's settings meet them, or the width of a part's container. */
type Condition = keyof typeof media | keyof typeof container;
/** A rule of vanilla-extract in which the name of a condition replaces its query: `wide` for `@media (min-width: 70em)`. */
type Named<Rule> = Omit<Rule, '@media' | '@container'> & { [Name in Condition]?: Rule };
export type StyleRule = Named<css.StyleRule>;
export type GlobalStyleRule = Named<css.GlobalStyleRule>;
type ComposedRule = StyleRule | (StyleRule | string)[];
type Variants = Record<string | number, ComposedRule>;

/** Rules under a condition stay in their order: of two that apply, the later one wins. */
function withQueries(rule: StyleRule | GlobalStyleRule) {
  const parts = Object.entries(rule);
  const under = (queries: Record<string, string>) =>
    Object.fromEntries(
      parts.filter(([name]) => name in queries).map(([name, part]) => [queries[name], part]),
    );
  return {
    ...Object.fromEntries(parts.filter(([name]) => !(name in media || name in container))),
    '@media': under(media),
    '@container': under(container),
  };
}

const composed = (rule: ComposedRule) =>
  Array.isArray(rule)
    ? rule.map((part) => (typeof part === 'string' ? part : withQueries(part)))
    : withQueries(rule);

/** As in vanilla-extract, with names of conditions: `style({ gap: space[16], wide: { gap: space[24] } })`. */
export const style = (rule: ComposedRule) => css.style(composed(rule));

export const globalStyle = (selector: string, rule: GlobalStyleRule) =>
  css.globalStyle(selector, withQueries(rule));

export function styleVariants<Rules extends Variants>(rules: Rules): Record<keyof Rules, string>;
export function styleVariants<Data extends Record<string | number, unknown>, Name extends keyof Data>(
  data: Data,
  ruleOf: (value: Data[Name], name: Name) => ComposedRule,
): Record<keyof Data, string>;
export function styleVariants(
  data: Variants,
  ruleOf: (value: ComposedRule, name: string) => ComposedRule = (rule) => rule,
) {
  return css.styleVariants(data, (value, name) => composed(ruleOf(value, String(name))));
}

// From here on: properties for use inside a rule. A `.css.ts` file that views import may not export functions.

/** @param name a row of the design's type table */
export function textProperties(name: keyof typeof textStyle): StyleRule {
  const [size, lineHeight, fontWeight, letterSpacing, width] = textStyle[name];
  const heading = name === 'display' || name.startsWith('h');
  return {
    fontSize: size,
    lineHeight,
    fontWeight,
    letterSpacing,
    fontStretch: `${width}%`,
    textWrap: heading ? 'balance' : 'pretty',
  };
}

/** Text that is none of the type table's. @param size a name in `fontSize` */
export const sizedText = (size: keyof typeof fontSize, lineHeight: number, fontWeight?: number) => ({
  fontSize: fontSize[size],
  lineHeight,
  ...(fontWeight && { fontWeight }),
});

/** A square that centres its icon. */
export const square = (side: string) =>
  ({ display: 'grid', placeItems: 'center', width: side, height: side }) as const;

/** A grid, of one column if the rule names none. */
export const stack = (gap: string) => ({ display: 'grid', gap }) as const;

/** Children beside one another, centred on a line. */
export const flexRow = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;

/** Children beside one another, on more lines where they do not fit one. */
export const wrappedRow = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

export const underline = (offset: string) =>
  ({ textDecoration: 'underline', textUnderlineOffset: offset }) as const;

/** Visually hidden but still read out, for use inside another `style()`. */
export const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
