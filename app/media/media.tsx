import type { ReactNode } from 'react';
import type { MediaValue } from '../content-model/content-types';
import { ProductView } from '../product-views/product-view';
import { breakpoint } from '../theme/tokens';
import { drawing, Illustration } from '../ui/illustration/illustration';
import { useImageSource } from './image-source';
import * as styles from './media.css';
import * as beside from './text-and-media.css';

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

type TextAndMediaProps = {
  media: ReactNode;
  side: 'left' | 'right';
  children: ReactNode;
};

/** Text beside a picture, 5 + 6 columns; one above the other below 880 px. */
export function TextAndMedia({ media, side, children }: TextAndMediaProps) {
  return (
    <div className={beside.row}>
      <div className={beside.text[side]}>{children}</div>
      <div className={beside.picture[side]}>{media}</div>
    </div>
  );
}

type BedProps = {
  media: MediaValue;
  sizes: string;
  priority?: boolean;
  className?: string;
};

/** The bed of a picture beside text: a product view is on a sunk bed, a drawing or photograph fills it. */
export function Bed({ media, sizes, priority, className }: BedProps) {
  const kind = beside.bed[media.source === 'view' ? 'sheet' : 'picture'];
  return (
    <div className={className ? `${kind} ${className}` : kind}>
      <Media media={media} sizes={sizes} priority={priority} />
    </div>
  );
}

/** The grid of the design, in px. */
const COLUMN_WITH_GAP = 106;
const GAP = 24;
const CONTAINER = 1248;
const GUTTER_WIDE = 24;
const GUTTER_NARROW = 20;
const COLUMNS = 12;

/**
 * The `sizes` attribute of an image that fills columns of the page's grid.
 * @param wide columns it spans from 1120 px up, 1 to 12; half of them stand beside a text from 880 px up
 * @param small columns it spans from 640 px to there: all 12, or 6 for cards in pairs.
 *   Below 640 px it fills the page.
 * @returns a list of lengths, widest window first
 */
export function columnSizes(wide: number, small: 6 | 12 = 12): string {
  const full = CONTAINER + 2 * GUTTER_WIDE;
  const fluid = `calc((100vw - ${2 * GUTTER_WIDE - GAP}px) * ${wide} / ${COLUMNS} - ${GAP}px)`;
  const narrow = `calc(100vw - ${2 * GUTTER_NARROW}px)`;
  const pair = `calc(50vw - ${GUTTER_NARROW + GAP / 2}px)`;
  return [
    `(min-width: ${full}px) ${wide * COLUMN_WITH_GAP - GAP}px`,
    `(min-width: ${wide === 6 ? breakpoint.medium : breakpoint.wide}px) ${fluid}`,
    ...(small === 6 ? [`(min-width: ${breakpoint.small}px) ${pair}`] : []),
    narrow,
  ].join(', ');
}
