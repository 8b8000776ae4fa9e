import type { ViewPart } from '../content-model/content-types';
import { figureIn } from './amount';
import * as styles from './places.css';
import { hidden } from './sheet-table.css';

type Rack = {
  /** From the top: how full each place of a level is. */
  levels: number[][];
  found: { row: number; column: number; label: string } | undefined;
};

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

function rackOf([, text = '', level, place, label = '']: readonly string[]): Rack {
  const groups = text.trim().split(/\s+/);
  const levels = groups.map((group) =>
    [...group.slice(0, PLACES)].map((digit) => Math.min(FULL, Number(digit) || 0)),
  );
  const found = { row: levels.length - (figureIn(level) ?? 0), column: (figureIn(place) ?? 0) - 1, label };
  const isFound = levels[found.row]?.[found.column] !== undefined;
  return { levels, found: isFound ? found : undefined };
}

function RackDrawing({ levels, found }: Rack) {
  const height = levels.length * LEVEL;
  const shelves = levels.map((_, row) => `M0 ${(row + 1) * LEVEL}H${WIDTH}`).join('');
  /** The outlines of all that lies in the rack, each on its shelf: by how full a place is, and of what was found. */
  const bins = Array.from({ length: FULL + 1 }, () => '');
  let foundBin = '';
  for (const [row, places] of levels.entries())
    for (const [column, fullness] of places.entries()) {
      const [size, start] = [
        fullness * PLACE.step,
        `M${PLACE.first + column * PLACE.pitch} ${(row + 1) * LEVEL}`,
      ];
      const outline = `${start}v-${size}h${PLACE.width}v${size}z`;
      if (row === found?.row && column === found.column) foundBin = outline;
      else bins[fullness] += outline;
    }
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${height + FOOT}`} aria-hidden="true">
      {bins.map((outlines, fullness) =>
        fullness && outlines ? (
          <path key={styles.bin[fullness]} className={styles.bin[fullness]} d={outlines} />
        ) : null,
      )}
      {foundBin ? <path className={styles.foundBin} d={foundBin} /> : null}
      <path className={styles.frame} d={`M1 0V${height + FOOT}M105 0V${height + FOOT}${shelves}`} />
      {found?.label ? <path className={styles.lead} d={leadTo(levels, found)} /> : null}
    </svg>
  );
}

/** From the callout to the top of what lies there. */
function leadTo(levels: Rack['levels'], { row, column }: NonNullable<Rack['found']>): string {
  const start = `M${CALLOUT.x * WIDTH} ${CALLOUT.y * (levels.length * LEVEL + FOOT)}`;
  const middle = PLACE.first + column * PLACE.pitch + PLACE.width / 2;
  return `${start}H${middle}V${(row + 1) * LEVEL - (levels[row]?.[column] ?? 0) * PLACE.step}`;
}

/** Racks from the front, and the place that was searched for. A narrow sheet shows two of them, that one included. */
export function Places({ part }: { part: ViewPart<'viewPlaces'> }) {
  const racks = part.rows.map(({ _key, cells }) => ({ key: _key, name: cells[0], ...rackOf(cells) }));
  const first = Math.max(0, racks.findIndex(({ found }) => found) + 1 - RACKS_NARROW);
  const lookOf = (index: number) =>
    index < first || index >= first + RACKS_NARROW ? hidden['not-narrow'] : undefined;
  return (
    <div className={styles.room}>
      <div className={styles.floor}>
        {racks.map(({ key, levels, found }, index) => (
          <div key={key} className={lookOf(index)}>
            <RackDrawing levels={levels} found={found} />
            {found?.label ? <div className={styles.callout}>{found.label}</div> : null}
          </div>
        ))}
      </div>
      <div className={styles.names}>
        {racks.map(({ key, name }, index) => (
          <div key={key} className={lookOf(index)}>
            {name}
          </div>
        ))}
      </div>
    </div>
  );
}
