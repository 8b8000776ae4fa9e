import { ground } from '../theme/contract.css';
import { globalStyle, stack, style, textProperties, underline, wrappedRow } from '../theme/style';
import { rhythm, space } from '../theme/tokens';
import { WITHOUT_CHAT } from '../ui/chat-marker';

/** The same distance to the header as the head of a page below its breadcrumbs. */
export const page = style({
  paddingTop: space[56],
  paddingBottom: rhythm.section,
  wide: { paddingTop: space[96] },
});

export const head = style({ ...stack(space[24]), justifyItems: 'start' });

export const count = style({ ...textProperties('small'), marginTop: space[32], color: ground.text2 });
export const suggestion = style({ marginTop: space[8] });
globalStyle(`${suggestion} a`, { color: ground.link, ...underline('.2em') });

export const results = style({ marginTop: space[16], borderBlock: `1.5px solid ${ground.ruleStrong}` });

globalStyle(`${results}, ${results} + nav`, { maxWidth: '720px' });

export const result = style({
  position: 'relative',
  ...stack(space[8]),
  paddingBlock: space[24],
  selectors: { '& + &': { borderTop: `1px solid ${ground.ruleItem}` } },
});

export const meta = style({ ...textProperties('small'), color: ground.text3 });
export const kind = style({ marginInlineEnd: space[12], color: ground.text2, fontWeight: 560 });

export const section = style({ ...textProperties('small'), color: ground.text, fontWeight: 560 });
export const passage = style({ maxWidth: '72ch' });

export const message = style({ ...stack(space[16]), justifyItems: 'start', marginTop: space[48] });
globalStyle(`${message} ${count}, ${message} ${suggestion}`, { marginTop: space[8] });
export const nearest = style({ width: '100%', marginBlock: space[16] });
export const ways = style({ ...wrappedRow(space[12]), marginTop: space[8] });
export const withChat = style({
  selectors: { [`${WITHOUT_CHAT} &`]: { display: 'none' } },
  scriptless: { display: 'none' },
});
