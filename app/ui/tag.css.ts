import { colour } from '../theme/contract.css';
import { sizedText, style, styleVariants } from '../theme/style';
import { inset, radius, space } from '../theme/tokens';

const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: inset.tag,
  padding: `3px ${space[8]}`,
  borderRadius: radius.tile,
  ...sizedText(12, 1.35, 600),
  fontStretch: '90%',
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  forced: { border: '1px solid' },
});

const { toneTint, toneSolid, good, warn, bad, ink, ink2 } = colour;

/** Text in the status or mineral colour where that reads 4.5:1 on its tint; moss does not. */
export const tone = styleVariants(
  {
    neutral: { background: toneTint.iron, color: ink },
    pine: { background: toneTint.pine, color: good },
    ochre: { background: toneTint.ochre, color: warn },
    clay: { background: toneTint.clay, color: bad },
    slate: { background: toneTint.slate, color: toneSolid.slate },
    moss: { background: toneTint.moss, color: ink2 },
    iron: { background: toneTint.iron, color: toneSolid.iron },
  },
  (rule) => [tag, rule],
);
