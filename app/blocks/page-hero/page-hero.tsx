import type { BlockOf } from '../../content-model/content-types';
import { columnSizes, Media } from '../../media/media';
import { Actions } from '../../ui/actions';
import { Container, Section } from '../../ui/band';
import { Text } from '../../ui/typography';
import { titleId } from '../block-ids';
import { type BlockProps, BlockTitle } from '../block-parts';
import * as styles from './page-hero.css';

/** The head of a page other than home: title, text, and the strip or rule below. */
export function PageHero(props: BlockProps<'pageHero'>) {
  const { anchor, layout, image } = props.block;
  const pictured = image !== null && (layout === 'sheet' || layout === 'illustration');
  return (
    <Section
      id={anchor}
      labelledBy={titleId(props.block)}
      className={layout === 'band' ? styles.band : styles.hero}
    >
      <Container>
        {pictured ? (
          <HeroBeside {...props} image={image} standing={layout === 'sheet'} />
        ) : (
          <HeroAcross {...props} />
        )}
      </Container>
      {layout === 'sheet' || layout === 'strip' ? <StairStrip /> : null}
    </Section>
  );
}

/** What follows the text where there is no picture beside it. */
const endingOf = {
  sheet: 'strip',
  strip: 'strip',
  illustration: 'open',
  ledger: 'rule',
  band: 'open',
  plain: 'open',
} as const;

/** A long title over eight columns; lead and actions in the other four, on the title's last line. */
function HeroAcross({ block, isHead }: BlockProps<'pageHero'>) {
  const { lead, layout } = block;
  const links = block.actions ?? [];
  const ending = layout === 'plain' && !lead ? 'rule' : endingOf[layout];
  return (
    <div className={styles.across[ending]}>
      <BlockTitle block={block} isHead={isHead} look="h1" className={styles.title} />
      {lead || links.length > 0 ? (
        <div className={styles.aside[layout === 'ledger' ? 'ledger' : 'plain']}>
          {lead ? <Text look="lead">{lead}</Text> : null}
          <Actions links={links} surface={layout === 'band' ? 'base' : 'paper'} />
        </div>
      ) : null}
    </div>
  );
}

type HeroBesideProps = BlockProps<'pageHero'> & {
  image: NonNullable<BlockOf<'pageHero'>['image']>;
  /** Whether the picture is on the strip below; otherwise it is on its own bed, level with the text. */
  standing: boolean;
};

function HeroBeside({ block, isHead, image, standing }: HeroBesideProps) {
  const kind = standing ? 'standing' : 'level';
  return (
    <div className={styles.beside[kind]}>
      <div className={styles.words[kind]}>
        <BlockTitle block={block} isHead={isHead} look="h1" />
        {block.lead ? <Text look="lead">{block.lead}</Text> : null}
        <Actions links={block.actions ?? []} />
      </div>
      <div className={styles.picture[kind]}>
        <Media media={image} sizes={columnSizes(6)} priority standing={standing} />
      </div>
    </div>
  );
}

/** Three thin courses under a page's head, running off the right edge of the window. */
function StairStrip() {
  return (
    <div className={styles.strip} aria-hidden="true">
      <div className={styles.steps.top} />
      <div className={styles.steps.middle} />
      <div className={styles.steps.base} />
    </div>
  );
}
