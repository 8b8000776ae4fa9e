import type { MediaValue } from '../../content/content-types';
import { Illustration } from '../illustration/illustration';
import { Vignette } from '../vignette/vignette';
import { useAssetHost } from './asset-host';
import { imageSource } from './image-source';
import * as styles from './media.css';

type MediaProps = {
  media: MediaValue;
  /** The `sizes` attribute of an uploaded image. */
  sizes: string;
  /** In the first screen: fetched at once and ahead of other images. */
  priority?: boolean;
  /** A vignette that stands on something drawn below it. */
  standing?: boolean;
  className?: string;
};

/** A picture from content, whichever of the three kinds it is. What cannot be shown leaves nothing behind. */
export function Media({ media, sizes, priority = false, standing, className }: MediaProps) {
  const host = useAssetHost();
  const alt = media.decorative ? '' : (media.alt ?? '');

  if (media.source === 'vignette' && media.vignette) {
    const caption = media.caption || alt;
    const figure = <Vignette name={media.vignette} caption={caption} standing={standing} />;
    return className ? <div className={className}>{figure}</div> : figure;
  }
  if (media.source === 'illustration' && media.illustration) {
    return <Illustration name={media.illustration} alt={alt} className={className} />;
  }
  const source = media.image && host ? imageSource(media.image, host) : null;
  if (!source) return null;
  return (
    <img
      {...source}
      sizes={source.srcSet ? sizes : undefined}
      alt={alt}
      className={className ? `${styles.image} ${className}` : styles.image}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      {...(priority ? fetchFirst : {})}
    />
  );
}

/** React 18 knows only the attribute's lower-case name; its types know only the other one. */
const fetchFirst = { fetchpriority: 'high' };
