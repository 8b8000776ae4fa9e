import type { ViewPart } from '../content/content-types';
import { Tag } from '../ui/tag';
import * as styles from './lanes.css';
import { hidden, onlyWhereHidden, quiet } from './sheet-table.css';

/**
 * Steps from top to bottom, each in the lane of its owner, with a line from the one before it. A narrow sheet shows one
 * lane, and the owner of each step in it.
 */
export function Lanes({ part }: { part: ViewPart<'viewLanes'> }) {
  const owners = [
    ...new Set([...part.lanes, ...part.steps.map(({ owner }) => ({ name: owner }))].map(({ name }) => name)),
  ];
  const laneOf = (step: number) => owners.indexOf(part.steps[step]?.owner ?? '');
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
        {part.steps.map(({ _key, name, owner, tone }, index) => (
          <tr key={_key}>
            {owners.map((lane, place) => (
              <td key={lane} className={lane === owner ? undefined : hidden['not-narrow']}>
                {index === 0 ? null : <Link from={laneOf(index - 1)} to={laneOf(index)} at={place} />}
                {lane === owner ? (
                  <Tag tone={tone ?? undefined}>
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

const GAP_PX = 24;
const HALF_PX = GAP_PX / 2;

type LinkProps = { from: number; to: number; at: number };

/** What a lane has of the line from a step to the next: down, across, and down to the arrow. */
function Link({ from, to, at }: LinkProps) {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  if (at < left || at > right) return null;
  const across = {
    x1: at === left ? '50%' : '0',
    x2: at === right ? '50%' : '100%',
    y1: HALF_PX,
    y2: HALF_PX,
  };
  return (
    <svg
      className={styles.link}
      width="100%"
      height={GAP_PX}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {from === to ? null : <line className={hidden['not-narrow']} {...across} />}
      {at === from ? <line className={hidden['not-narrow']} x1="50%" x2="50%" y2={HALF_PX} /> : null}
      {at === to ? (
        <>
          <line className={onlyWhereHidden['not-narrow']} x1="50%" x2="50%" y2={HALF_PX} />
          <line x1="50%" x2="50%" y1={HALF_PX} y2={GAP_PX} />
          <svg x="50%" y={GAP_PX} overflow="visible" aria-hidden="true">
            <path d="M-4-6 0 0 4-6" />
          </svg>
        </>
      ) : null}
    </svg>
  );
}
