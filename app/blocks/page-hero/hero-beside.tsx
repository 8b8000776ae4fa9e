import type { BlockOf } from '../../content/content-types';
import { Actions } from '../../ui/actions';
import { Heading } from '../../ui/heading';
import { columnSizes } from '../../ui/media/column-sizes';
import { Media } from '../../ui/media/media';
import { Text } from '../../ui/text';
import type { HeroWords } from './hero-words';
import * as styles from './page-hero.css';

type HeroBesideProps = HeroWords & {
  image: NonNullable<BlockOf<'pageHero'>['image']>;
  /** The picture stands on the strip below; otherwise it lies on its own bed, level with the words. */
  standing: boolean;
};

/** Words in the left half, the picture in the right one. */
export function HeroBeside({ title, lead, actions, headingId, level, image, standing }: HeroBesideProps) {
  const kind = standing ? 'standing' : 'level';
  return (
    <div className={styles.beside[kind]}>
      <div className={styles.words[kind]}>
        <Heading level={level} look="h1" id={headingId}>
          {title}
        </Heading>
        {lead ? <Text look="lead">{lead}</Text> : null}
        <Actions links={actions ?? []} />
      </div>
      <div className={styles.picture[kind]}>
        <Media media={image} sizes={columnSizes(6)} priority standing={standing} />
      </div>
    </div>
  );
}
