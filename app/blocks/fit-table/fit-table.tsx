import { Anchor } from '../../ui/anchor';
import { ContentIcon, Icon } from '../../ui/icon/icon';
import { unbroken } from '../../ui/typography';
import { titleId } from '../block-ids';
import { type BlockProps, TitledBand } from '../block-parts';
import { RuledTable } from '../ruled-table';
import * as styles from './fit-table.css';

/** Of the columns, in their order. The head of the column says what the sign means. */
const signs = [
  <Icon key="does" name="check" size={16} />,
  <Icon key="does-not" name="minus" size={16} />,
  <ContentIcon key="ask" name="circle-question-mark" size={16} />,
];

export function FitTable({ block, isHead }: BlockProps<'fitTable'>) {
  return (
    <TitledBand block={block} isHead={isHead}>
      <RuledTable
        labelledBy={titleId(block)}
        labels={[block.subjectLabel, ...block.labels]}
        rows={block.rows.map(({ _key: key, title, href, answers }) => ({
          key,
          head: href ? (
            <Anchor href={href} className={styles.subject}>
              {title}
            </Anchor>
          ) : (
            title
          ),
          cells: answers.map(({ points }, column) => cellOf(points, column)),
        }))}
      />
    </TitledBand>
  );
}

/** Nothing for an empty list: a narrow window then leaves its cell out. */
function cellOf(points: readonly string[] | null, column: number) {
  if (!points?.length) return null;
  return (
    <ul key={column} className={styles.points}>
      {points.map((point, index) => (
        <li key={index} className={styles.point}>
          <span className={column === 0 ? styles.does : styles.sign}>{signs[column]}</span>
          <span>{unbroken(point)}</span>
        </li>
      ))}
    </ul>
  );
}
