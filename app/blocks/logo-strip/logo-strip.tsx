import { Band } from '../../ui/band';
import { CompanyLogo } from '../../ui/company-logo';
import { VisuallyHidden } from '../../ui/typography';
import type { BlockProps } from '../block-props';
import { titleId } from '../title-id';
import * as styles from './logo-strip.css';

/** Customers' wordmarks in one colour, in cells between hairlines. */
export function LogoStrip({ block, isHead }: BlockProps<'logoStrip'>) {
  const headingId = titleId(block);
  const Tag = isHead ? 'h1' : 'h2';
  if (block.logos.length === 0) return null;
  return (
    <Band rhythm="attached" id={block.anchor} labelledBy={headingId}>
      <Tag id={headingId}>
        <VisuallyHidden as="span">{block.title}</VisuallyHidden>
      </Tag>
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
