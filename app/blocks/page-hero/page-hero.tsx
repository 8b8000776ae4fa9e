import type { BlockOf } from '../../content/content-types';
import { Actions } from '../../ui/actions';
import { Container, Section } from '../../ui/band';
import { columnSizes } from '../../ui/media/image-source';
import { Media } from '../../ui/media/media';
import { Heading, Text } from '../../ui/typography';
import type { BlockProps } from '../block-props';
import { titleId } from '../title-id';
import * as styles from './page-hero.css';

/** The head of a page other than home: title, text, and the strip or rule below. */
export function PageHero({ block, isHead }: BlockProps<'pageHero'>) {
  const { layout, image } = block;
  const headingId = titleId(block);
  const pictured = image !== null && (layout === 'sheet' || layout === 'illustration');
  const words = { ...block, headingId, level: isHead ? (1 as const) : (2 as const) };
  return (
    <Section
      id={block.anchor}
      labelledBy={headingId}
      className={layout === 'band' ? styles.band : styles.hero}
    >
      <Container>
        {pictured ? (
          <HeroBeside {...words} image={image} standing={layout === 'sheet'} />
        ) : (
          <HeroAcross {...words} />
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
function HeroAcross({ title, lead, actions, headingId, level, layout }: HeroWords) {
  const links = actions ?? [];
  const ending = layout === 'plain' && !lead ? 'rule' : endingOf[layout];
  return (
    <div className={styles.across[ending]}>
      <Heading level={level} look="h1" id={headingId} className={styles.title}>
        {title}
      </Heading>
      {lead || links.length > 0 ? (
        <div className={styles.aside[layout === 'ledger' ? 'ledger' : 'plain']}>
          {lead ? <Text look="lead">{lead}</Text> : null}
          <Actions links={links} surface={layout === 'band' ? 'base' : 'paper'} />
        </div>
      ) : null}
    </div>
  );
}

type HeroBesideProps = HeroWords & {
  image: NonNullable<BlockOf<'pageHero'>['image']>;
  /** Whether the picture is on the strip below; otherwise it is on its own bed, level with the text. */
  standing: boolean;
};

/** Text in the left half, the picture in the right one. */
function HeroBeside({ title, lead, actions, headingId, level, image, standing }: HeroBesideProps) {
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

/** Content of every layout of the page head. */
type HeroWords = Pick<BlockOf<'pageHero'>, 'title' | 'lead' | 'actions' | 'layout'> & {
  headingId: string;
  level: 1 | 2;
};

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
