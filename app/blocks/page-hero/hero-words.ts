import type { BlockOf } from '../../content/content-types';

/** Content of every layout of the page head. */
export type HeroWords = Pick<BlockOf<'pageHero'>, 'title' | 'lead' | 'actions'> & {
  headingId: string;
  level: 1 | 2;
};
