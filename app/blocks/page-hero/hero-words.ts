import type { BlockOf } from '../../content/content-types';

/** What every layout of the page head says. */
export type HeroWords = Pick<BlockOf<'pageHero'>, 'title' | 'lead' | 'actions'> & {
  headingId: string;
  level: 1 | 2;
};
