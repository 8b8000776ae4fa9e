import type { ViewPart } from '../content-model/content-types';
import { Tag } from '../ui/tag';
import * as styles from './lanes.css';
import { hidden, onlyWhereHidden, quiet } from './sheet-table.css';

const TONES = ['slate', 'ochre', 'moss', 'clay', 'iron', 'pine'] as const;

/**
 * Steps from top to bottom, each in the lane of its owner, with a line from the one before it. A narrow sheet shows one
 * lane, and the owner of each step in it.
 */
export function Lanes({ part: { rows } }: { part: ViewPart<'viewLanes'> }) {
  const owners = [...new Set(rows.map(({ cells }) => cells[1] ?? ''))];
  const laneOf = (step: number) => owners.indexOf(rows[step]?.cells[1] ?? '');
  return (
    <table className={styles.lanes}>
      <thead className={hidden['not-narrow']}>
        <tr>
          {owners.map((owner) => (
            <th key={owner} scope="col" className={quiet}>
              {owner}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ _key, cells: [name, owner = ''] }, step) => (
          <tr key={_key}>
            {owners.map((lane, place) => (
              <td key={lane} className={lane === owner ? undefined : hidden['not-narrow']}>
                {step === 0 ? null : <Link from={laneOf(step - 1)} to={laneOf(step)} at={place} />}
                {lane === owner ? (
                  <Tag tone={TONES[place % TONES.length]}>
                    <span>
                      <span className={onlyWhereHidden['not-narrow']}>{owner} · </span>
                      {name}
                    </span>
                  </Tag>
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a lane has of the line from a step to the next, in a box of 2 by 2: down, across, and down to the arrow. */
function Link({ from, to, at }: { from: number; to: number; at: number }) {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  if (at < left || at > right) return null;
  const across = `M${at === left ? 1 : 0} 1H${at === right ? 1 : 2}`;
  const line = `${at === from ? 'M1 0V1' : ''}${across}${at === to ? 'M1 1V2' : ''}`;
  return (
    <svg className={styles.link} viewBox="0 0 2 2" preserveAspectRatio="none" aria-hidden="true">
      <path className={at === to ? hidden['not-narrow'] : undefined} d={line} />
      {at === to ? <path className={onlyWhereHidden['not-narrow']} d="M1 0V2" /> : null}
    </svg>
  );
}
