import type { MediaValue } from '../content-model/content-types';
import * as styles from './company-logo.css';
import { Media } from './media';

type CompanyLogoProps = {
  media: MediaValue;
  /** The company's name: it may not be anywhere else on the page. */
  alt: string;
};

/** Widest wordmark that fits a cell of the logo strip, in px. */
const SIZES = '160px';

/** A company's wordmark, 30 px tall; a drawn one has the colour of the text around it. */
export function CompanyLogo({ media, alt }: CompanyLogoProps) {
  return (
    <div className={styles.logo}>
      <Media media={{ ...media, alt, decorative: false, caption: null }} sizes={SIZES} />
    </div>
  );
}
