import { colour, ground } from '../theme/contract.css';
import { globalStyle, stack, style, textProperties, underline } from '../theme/style';
import { baseEdge, duration, inset, proseWidth, radius, space } from '../theme/tokens';
import { toneColour, toneTint } from '../theme/tone.css';
import { ledgerMargin } from '../ui/ledger-margin.css';

export const richText = style({ ...textProperties('body'), display: 'flow-root', maxWidth: proseWidth });

/** The last element has no margin: what follows the text sets the distance. */
globalStyle(`${richText} > :last-child`, { marginBottom: 0 });

/** Only elements that follow another have a top margin. */
const after = (distance: string) => ({ selectors: { '&:not(:first-child)': { marginTop: distance } } });

export const paragraph = style(after(space[16]));
export const sectionTitle = style(after(space[48]));
export const partTitle = style(after(space[32]));
export const quote = style([
  ledgerMargin,
  {
    ...textProperties('lead'),
    ...after(space[28]),
    marginBottom: space[28],
    color: ground.text,
    textWrap: 'balance',
  },
]);

export const list = style({ ...after(space[16]), ...stack(space[8]) });

export const bullet = style({
  position: 'relative',
  paddingInlineStart: inset.bullet,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '2px',
    top: 'calc(.79em - 3px)',
    // A border is drawn in forced colours and on paper too.
    border: `3px solid ${colour.toneSolid.pine}`,
  },
});

export const numbered = style({
  position: 'relative',
  paddingInlineStart: inset.listNumber,
  counterIncrement: 'list-item',
  '::before': {
    content: 'counter(list-item) "."',
    position: 'absolute',
    insetInlineStart: 0,
    color: colour.toneSolid.pine,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});

export const numberedList = style([list, { counterReset: 'list-item' }]);

export const strong = style({ fontWeight: 620 });

export const code = style({
  paddingInline: space[4],
  borderRadius: radius.tile,
  background: 'color-mix(in srgb, currentColor 10%, transparent)',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '.9em',
});

export const link = style({
  color: ground.link,
  fontWeight: 500,
  ...underline('.2em'),
  textDecorationThickness: '1.5px',
  textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
  transition: `text-decoration-color ${duration.colour}`,
  ':hover': { textDecorationColor: 'currentColor' },
  // Prints the URL after a link, except for anchors on the page.
  print: {
    selectors: {
      '&:not([href^="#"])::after': {
        content: '" (" attr(href) ")"',
        fontWeight: 400,
        overflowWrap: 'anywhere',
      },
    },
  },
});

export const figure = style({ ...after(space[32]), marginBottom: space[32] });

export const callout = style({
  ...textProperties('small'),
  ...after(space[32]),
  ...stack(space[4]),
  marginBottom: space[32],
  padding: `${space[20]} ${space[24]}`,
  borderRadius: radius.control,
  background: toneTint,
  borderBottom: `${baseEdge.card} solid ${toneColour}`,
  color: colour.ink2,
});

export const calloutTitle = style({ color: colour.ink, fontWeight: 600 });
