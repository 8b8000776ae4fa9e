import { CompanyLogo } from '../../media/media';
import { Band } from '../../ui/band';
import { visuallyHidden } from '../../ui/typography.css';
import { titleId } from '../block-ids';
import { type BlockProps, BlockTitle } from '../block-parts';
import * as styles from './logo-strip.css';

/** Customers' wordmarks in one colour, in cells between hairlines. */
export function LogoStrip({ block, isHead }: BlockProps<'logoStrip'>) {
  if (block.logos.length === 0) return null;
  return (
    <Band rhythm="attached" id={block.anchor} labelledBy={titleId(block)}>
      <BlockTitle block={block} isHead={isHead} className={visuallyHidden} />
      <ul className={styles.strip}>
        {block.logos.map((logo) => (
          <li key={logo._id} className={styles.cell}>
            <CompanyLogo media={logo.image} alt={logo.alt} />
          </li>
        ))}
      </ul>
    </Band>
  );
}
