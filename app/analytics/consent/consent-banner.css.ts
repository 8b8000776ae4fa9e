import { colour, shadow } from '../../theme/contract.css';
import { flexRow, globalStyle, sizedText, stack, style, textProperties, underline } from '../../theme/style';
import { baseEdge, inset, layer, radius, space } from '../../theme/tokens';

const asking = ':root[data-consent="ask"]';
const reopened = ':root[data-consent-open]';

/**
 * Over the page, so that nothing moves: at the side opposite the chat, as wide as its panel allows. On phones and in low
 * windows it would cover the title and the first buttons: there it is above the header.
 */
export const banner = style({
  display: 'none',
  margin: space[16],
  padding: `${space[16]} ${space[20]} ${space[20]}`,
  border: `1px solid ${colour.rule2}`,
  borderBottom: `${baseEdge.card} solid ${colour.panelEdge}`,
  borderRadius: radius.sheet,
  background: colour.surface,
  color: colour.ink,
  boxShadow: shadow.s3,
  selectors: { [`${asking} &, ${reopened} &`]: { ...stack(space[12]) } },
  small: {
    position: 'fixed',
    insetInlineStart: 0,
    bottom: 0,
    zIndex: layer.floating,
    width: 'min(400px, calc(100vw - 384px))',
    maxHeight: 'calc(100dvh - 184px)',
    overflowY: 'auto',
  },
  wide: { margin: space[24] },
  low: { position: 'static', width: 'auto', maxHeight: 'none' },
  print: { display: 'none !important' },
});

/** Focused elements scroll clear of the banner. */
globalStyle(`${asking}, ${reopened}`, { small: { scrollPaddingBottom: inset.aboveConsent } });

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space[8] });

export const title = style({ flex: 1, ...sizedText(17, 1.3, 620), textWrap: 'balance' });

/** Leaves the answer unchanged, so it is hidden until there is one. */
export const close = style({
  display: 'none',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginBlock: `-${space[8]}`,
  marginInlineEnd: `-${space[12]}`,
  borderRadius: radius.control,
  ':hover': { background: colour.sunk },
  selectors: { ':root[data-consent-open]:not([data-consent="ask"]) &': { display: 'grid' } },
});

export const text = style({ ...textProperties('small'), color: colour.ink2 });

export const link = style({
  /** Breaks only if it is longer than a whole line. */
  display: 'inline-block',
  paddingBlock: space[4],
  /** Its touch target overlaps the lines above and below, so that line spacing stays even. */
  marginBlock: `-${space[4]}`,
  color: colour.link,
  ...underline('2px'),
});

export const state = style({ ...textProperties('small'), fontWeight: 560, ':empty': { display: 'none' } });

/** Both look alike, in one row where they fit: neither answer is easier to give. */
export const answers = style({
  ...stack(space[12]),
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
});

/** Where the browser signals refusal, there is nothing to accept. */
export const accept = style({ selectors: { ':root[data-consent-signal] &': { display: 'none' } } });

/** Without scripts analytics is never loaded: there is nothing to change. */
export const scripted = style({ scriptless: { display: 'none !important' } });

const hiddenState = style({ display: 'none' });
const shownIn = (state: string) =>
  style([hiddenState, { selectors: { [`:root${state} &`]: { display: 'block' } } }]);

export const accepted = shownIn('[data-consent="granted"]');
export const rejected = shownIn('[data-consent="denied"]:not([data-consent-signal])');
/** The browser's signal has answered for the visitor. */
export const refused = shownIn('[data-consent-signal]');

export const summary = style({
  ...textProperties('small'),
  ...flexRow(`${space[8]} ${space[20]}`),
  flexWrap: 'wrap',
  padding: `${space[16]} ${space[24]}`,
  borderRadius: radius.control,
  borderBottom: `${baseEdge.card} solid ${colour.toneSolid.pine}`,
  background: colour.toneTint.pine,
  color: colour.ink,
  scriptless: { display: 'none' },
  print: { display: 'none' },
});

export const summaryState = style({ flex: '1 1 16rem' });

export const summaryButton = style({
  minHeight: '44px',
  paddingBlock: space[4],
  color: colour.link,
  fontWeight: 560,
  ...underline('.25em'),
});
