import { Container } from '../../ui/container';
import { StairStrip } from '../../ui/stair-strip';
import type { BlockProps } from '../block-props';
import { titleId } from '../title-id';
import { HeroAcross } from './hero-across';
import { HeroBeside } from './hero-beside';
import * as styles from './page-hero.css';

/** The head of a page below home: its title, what it says, and what it stands on. */
export function PageHero({ block, isHead }: BlockProps<'pageHero'>) {
  const { layout, image } = block;
  const headingId = titleId(block);
  const pictured = image !== null && (layout === 'sheet' || layout === 'illustration');
  const words = { ...block, headingId, level: isHead ? (1 as const) : (2 as const) };
  return (
    <section id={block.anchor || undefined} aria-labelledby={headingId} className={styles.hero}>
      <Container>
        {pictured ? (
          <HeroBeside {...words} image={image} standing={layout === 'sheet'} />
        ) : (
          <HeroAcross {...words} ending={layout === 'plain' && !block.lead ? 'rule' : endingOf[layout]} />
        )}
      </Container>
      {layout === 'sheet' || layout === 'strip' ? <StairStrip /> : null}
    </section>
  );
}

/** What follows the words where no picture stands beside them. */
const endingOf = { sheet: 'strip', strip: 'strip', illustration: 'open', plain: 'open' } as const;
