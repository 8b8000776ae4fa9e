import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media, rhythm, space } from './tokens';

const gaps = { ...space, ...rhythm };

const layout = defineProperties({
  conditions: {
    base: {},
    small: { '@media': media.small },
    wide: { '@media': media.wide },
  },
  defaultCondition: 'base',
  properties: {
    display: ['none', 'block', 'flex', 'grid', 'inline-flex'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: gaps,
    marginTop: gaps,
    marginBottom: gaps,
    paddingTop: gaps,
    paddingBottom: gaps,
    paddingLeft: gaps,
    paddingRight: gaps,
  },
  shorthands: {
    paddingX: ['paddingLeft', 'paddingRight'],
    paddingY: ['paddingTop', 'paddingBottom'],
    padding: ['paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'],
  },
});

/** Layout classes from the design's space scale and its breakpoints, and no other values. */
export const sprinkles = createSprinkles(layout);
