import type { MediaValue } from '../content-model/content-types';
import { ProductView } from '../product-views/product-view';
import { drawing, Illustration } from '../ui/illustration/illustration';
import { useImageSource } from './image-source';
import * as styles from './media.css';

type MediaProps = {
  media: MediaValue;
  sizes: string;
  /** On the first screen: fetched immediately and before other images. */
  priority?: boolean;
  /** A product view that something is drawn directly below: it has no bottom edge of its own. */
  standing?: boolean;
  className?: string;
};

/**
 * A picture from content, of any of the three kinds. Renders nothing for a picture that cannot be shown. The caption is
 * read out instead of a view's figures, and visible below any other picture.
 */
export function Media({ media, sizes, priority = false, standing, className }: MediaProps) {
  const upload = useImageSource(media.image);
  const alt = alternative(media);

  if (media.source === 'view') return <View media={media} standing={standing} className={className} />;
  const ownClass = media.caption ? undefined : className;
  const drawn = media.source === 'illustration' ? media.illustration : null;
  if (drawn ? !drawing(drawn) : !upload) return null;
  const picture = drawn ? (
    <Illustration name={drawn} alt={alt} className={ownClass} edit={media.edit} />
  ) : (
    <img
      {...upload}
      sizes={upload?.srcSet ? sizes : undefined}
      alt={alt}
      data-sanity={media.edit}
      className={ownClass ? `${styles.image} ${ownClass}` : styles.image}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      {...(priority ? fetchFirst : {})}
    />
  );
  if (!media.caption) return picture;
  return (
    <figure className={className}>
      {picture}
      <figcaption className={styles.caption}>{media.caption}</figcaption>
    </figure>
  );
}

function View({ media, standing, className }: Pick<MediaProps, 'media' | 'standing' | 'className'>) {
  const { view, edit } = media;
  if (!view) return null;
  const caption = media.caption || alternative(media);
  const figure = <ProductView view={view} caption={caption} standing={standing} edit={edit} />;
  return className ? <div className={className}>{figure}</div> : figure;
}

/** React 18 supports only the attribute's lower-case name; its types have only the other one. */
const fetchFirst = { fetchpriority: 'high' };

/** What is read out of a picture. */
export const alternative = (media: MediaValue) => (media.decorative ? '' : (media.alt ?? ''));

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
