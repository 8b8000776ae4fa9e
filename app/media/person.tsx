import type { ReactNode } from 'react';
import type { MediaValue } from '../content-model/content-types';
import { Illustration } from '../ui/illustration/illustration';
import { useImageSource } from './image-source';
import { alternative } from './media';
import * as styles from './media.css';

type PersonProps = {
  portrait: MediaValue;
  name: string;
  /** Below the name: the position, then less important lines. Empty ones collapse. */
  lines: ReadonlyArray<ReactNode>;
};

export function Person({ portrait, name, lines }: PersonProps) {
  return (
    <div className={styles.person}>
      <Portrait media={portrait} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {lines.filter(Boolean).map((line, index) => (
          <span key={index} className={styles.line}>
            {line}
          </span>
        ))}
      </div>
    </div>
  );
}

const BOX_PX = { width: 52, height: 56 };

/** A person beside their name: a drawn bust, or an upload cropped to the same 52 × 56 px. */
export function Portrait({ media }: { media: MediaValue }) {
  const source = useImageSource(media.image, BOX_PX);
  const alt = alternative(media);
  if (media.source === 'illustration' && media.illustration) {
    return <Illustration name={media.illustration} alt={alt} className={styles.portrait} edit={media.edit} />;
  }
  if (!source) return null;
  return (
    <img
      {...source}
      alt={alt}
      data-sanity={media.edit}
      className={styles.portrait}
      decoding="async"
      loading="lazy"
    />
  );
}
