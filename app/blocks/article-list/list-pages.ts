import { ENTRIES_PER_PAGE } from '../../../protocol/list-page';
import type { BlockOf } from '../../content/content-types';

type Entries = Pick<BlockOf<'articleList'>, 'unchanging' | 'changing'>;

/** How many entries of a list are visible: of those that dates change, an answer holds only these. */
export const entryCount = ({ unchanging, changing }: Entries): number => unchanging + changing.length;

/** How many pages a list has; one without entries has one. */
export const pageCount = (list: Entries): number =>
  Math.max(1, Math.ceil(entryCount(list) / ENTRIES_PER_PAGE));
