import type { BlockOf } from '../../content/content-types';
import { Anchor } from '../../ui/anchor';
import { ContentIcon, Icon } from '../../ui/icon/icon';
import { levels } from './level';
import * as styles from './stair.css';

type StairProps = { courses: BlockOf<'stairHero'>['courses'] };

/** The courses, top to base; each links to its module. Beyond six, they share the topmost step. */
export function Stair({ courses }: StairProps) {
  return (
    <ul className={styles.stair}>
      {courses.map((course, index) => {
        const level = levels[Math.min(courses.length - 1 - index, levels.length - 1)] ?? 'c0';
        return (
          <li key={course._key} className={styles.step[level]}>
            <Anchor href={course.href} className={styles.course[level]}>
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
