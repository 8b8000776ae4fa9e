import type { BlockOf } from '../../content-model/content-types';
import { Media } from '../../media/media';
import { Actions } from '../../ui/actions';
import { Anchor } from '../../ui/anchor';
import { Container, Section } from '../../ui/band';
import { ContentIcon, Icon } from '../../ui/icon/icon';
import * as styles from '../../ui/stair.css';
import { levelOf } from '../../ui/stair-levels';
import { Text } from '../../ui/typography';
import { titleId } from '../block-ids';
import { type BlockProps, BlockTitle } from '../block-parts';

/** 648 px beside the text; between 1120 and 1296 px it shrinks first, down to 520 px. */
const SIZES =
  '(min-width: 1296px) 648px, (min-width: 1120px) max(520px, calc(100vw - 648px)), (min-width: 640px) calc(100vw - 208px), calc(100vw - 40px)';

/** The head of the home page: what the product is, its sheet, and the six courses below it. */
export function StairHero({ block, isHead }: BlockProps<'stairHero'>) {
  return (
    <Section id={block.anchor} labelledBy={titleId(block)} className={styles.block}>
      <Container className={`${styles.stage} ${styles.top}`}>
        <div className={styles.words}>
          <BlockTitle block={block} isHead={isHead} look="display" />
          <Text look="lead">{block.lead}</Text>
          <Actions links={block.actions ?? []} />
        </div>
        <div className={styles.sheet}>
          <Media media={block.image} sizes={SIZES} priority standing />
        </div>
      </Container>
      {block.courses.length > 0 ? <Stair courses={block.courses} /> : null}
    </Section>
  );
}

/** The courses, top to base; each links to its module. Beyond six, they share the topmost step. */
function Stair({ courses }: { courses: BlockOf<'stairHero'>['courses'] }) {
  return (
    <ul className={styles.stair}>
      {courses.map((course, index) => {
        const level = levelOf(index, courses.length);
        return (
          <li key={course._key} className={styles.step[level]}>
            <Anchor href={course.href} className={styles.course[level]} usualEvent="card">
              <ContentIcon name={course.icon} size={20} />
              <span className={styles.name}>{course.name}</span>
              <span className={styles.detail}>{course.detail}</span>
              <span className={styles.arrow}>
                <Icon name="arrow-right" />
              </span>
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
