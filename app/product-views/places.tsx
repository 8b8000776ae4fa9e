import type { ViewPart } from '../content/content-types';
import * as styles from './places.css';
import { hidden } from './sheet-table.css';

type Part = ViewPart<'viewPlaces'>;
/** How full each place is, from the top level, and the place that was searched for, if it is in this rack. */
type RackProps = { levels: string[]; found: Part | null };

/** Geometry of one rack in its own units. */
const WIDTH = 106;
const LEVEL = 44;
const PLACES = 3;
const PLACE = { first: 6, pitch: 33, width: 29, step: 10.5 };
const FOOT = 8;
/** Where the callout is, in parts of the rack; see its style. */
const CALLOUT = { x: 0.72, y: 0.37 };
const FULL = 3;
/** More racks have no room on a narrow sheet. */
const RACKS_NARROW = 2;

const fullnessOf = (digit: string | undefined) => Math.min(FULL, Number(digit) || 0);

/** The outlines of all that lies in a rack, of one kind, each on its shelf. */
function outlines(
  { levels, found }: RackProps,
  wanted: (fullness: number, here: boolean) => boolean,
): string {
  const places = levels.flatMap((level, row) =>
    [...level].map((digit, column) => {
      const here = column + 1 === found?.place && levels.length - row === found.level;
      const height = fullnessOf(digit) * PLACE.step;
      const start = `M${PLACE.first + column * PLACE.pitch} ${(row + 1) * LEVEL}`;
      return wanted(fullnessOf(digit), here) ? `${start}v-${height}h${PLACE.width}v${height}z` : '';
    }),
  );
  return places.join('');
}

/** From the callout to the top of what lies there. */
function leadTo({ levels, found }: RackProps): string {
  const row = levels.length - (found?.level ?? 0);
  const column = (found?.place ?? 0) - 1;
  const start = `M${CALLOUT.x * WIDTH} ${CALLOUT.y * (levels.length * LEVEL + FOOT)}`;
  const middle = PLACE.first + column * PLACE.pitch + PLACE.width / 2;
  return `${start}H${middle}V${(row + 1) * LEVEL - fullnessOf(levels[row]?.[column]) * PLACE.step}`;
}

function RackDrawing(rack: RackProps) {
  const height = rack.levels.length * LEVEL;
  const shelves = rack.levels.map((_, index) => `M0 ${(index + 1) * LEVEL}H${WIDTH}`).join('');
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${height + FOOT}`} aria-hidden="true">
      {[1, 2, FULL].map((fullness) => (
        <path
          key={fullness}
          className={styles.bin[fullness]}
          d={outlines(rack, (full, here) => full === fullness && !here)}
        />
      ))}
      <path className={styles.foundBin} d={outlines(rack, (_, here) => here)} />
      <path className={styles.frame} d={`M1 0V${height + FOOT}M105 0V${height + FOOT}${shelves}`} />
      {rack.found?.label ? <path className={styles.lead} d={leadTo(rack)} /> : null}
    </svg>
  );
}

/** Racks from the front, and the place that was searched for. A narrow sheet shows two of them, that one included. */
export function Places({ part }: { part: Part }) {
  const first = Math.max(0, Math.min(part.rack, part.racks.length) - RACKS_NARROW);
  const rackLook = (index: number) =>
    index < first || index >= first + RACKS_NARROW ? `${styles.rack} ${hidden['not-narrow']}` : styles.rack;
  return (
    <div className={styles.room}>
      <div className={styles.floor}>
        {part.racks.map(({ _key, levels }, index) => {
          const isFound = index + 1 === part.rack;
          const rows = levels.trim().split(/\s+/);
          return (
            <div key={_key} className={rackLook(index)}>
              <RackDrawing
                levels={rows.map((level) => level.slice(0, PLACES))}
                found={isFound ? part : null}
              />
              {isFound && part.label ? <div className={styles.callout}>{part.label}</div> : null}
            </div>
          );
        })}
      </div>
      <div className={styles.names}>
        {part.racks.map(({ _key, name }, index) => (
          <div key={_key} className={rackLook(index)}>
            {name}
          </div>
        ))}
      </div>
    </div>
  );
}
