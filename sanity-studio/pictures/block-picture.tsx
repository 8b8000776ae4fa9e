import { pictureFile } from './picture-file';
import { SmallPicture } from './small-picture';

/**
 * How a block's kind looks, small.
 * @param type the block's name
 */
export function blockPicture(type: string) {
  return <SmallPicture file={pictureFile('block', type)} whole />;
}
