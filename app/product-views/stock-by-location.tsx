import type { FiguresOf } from './figures/view-figures';
import { Sheet, type ViewProps } from './sheet';
import * as styles from './stock-by-location.css';

type Figures = FiguresOf<'stock-by-location'>;
/** `found` is the bin that was searched for, if it is in this rack: bin and level counted from 1, levels from the floor. */
type RackProps = { levels: string[]; found: Figures['found'] | null };

/** Geometry of one rack in its own units. */
const WIDTH = 106;
const LEVEL = 44;
const BIN = { first: 6, pitch: 33, width: 29, step: 10.5 };
const FOOT = 8;
/** Where the callout is, in parts of the rack; see its style. */
const CALLOUT = { x: 0.72, y: 0.37 };

/** The outlines of all bins of one kind in a rack, each on its shelf. */
function outlines(
  { levels, found }: RackProps,
  wanted: (fullness: number, here: boolean) => boolean,
): string {
  const bins = levels.flatMap((level, row) =>
    [...level].map((digit, column) => {
      const fullness = Number(digit);
      const here = column + 1 === found?.bin && levels.length - row === found.level;
      const height = fullness * BIN.step;
      const start = `M${BIN.first + column * BIN.pitch} ${(row + 1) * LEVEL}`;
      return wanted(fullness, here) ? `${start}v-${height}h${BIN.width}v${height}z` : '';
    }),
  );
  return bins.join('');
}

/** From the callout to the top of the bin. */
function leadTo({ levels, found }: RackProps): string {
  const row = levels.length - (found?.level ?? 0);
  const column = (found?.bin ?? 0) - 1;
  const fullness = Number(levels[row]?.[column] ?? 0);
  const start = `M${CALLOUT.x * WIDTH} ${CALLOUT.y * (levels.length * LEVEL + FOOT)}`;
  const middle = BIN.first + column * BIN.pitch + BIN.width / 2;
  return `${start}H${middle}V${(row + 1) * LEVEL - fullness * BIN.step}`;
}

function RackDrawing(rack: RackProps) {
  const height = rack.levels.length * LEVEL;
  const shelves = rack.levels.map((_, index) => `M0 ${(index + 1) * LEVEL}H${WIDTH}`).join('');
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${height + FOOT}`} aria-hidden="true">
      {[1, 2, 3].map((fullness) => (
        <path
          key={fullness}
          className={styles.bin[fullness]}
          d={outlines(rack, (full, here) => full === fullness && !here)}
        />
      ))}
      <path className={styles.foundBin} d={outlines(rack, (_, here) => here)} />
      <path className={styles.frame} d={`M1 0V${height + FOOT}M105 0V${height + FOOT}${shelves}`} />
      {rack.found ? <path className={styles.lead} d={leadTo(rack)} /> : null}
    </svg>
  );
}

/** A warehouse from the front: racks, levels, and the bin that was searched for. */
export function StockByLocation({ figures, standing }: ViewProps<'stock-by-location'>) {
  const { place, racks, found } = figures;
  return (
    <Sheet
      title="Stock by location"
      context={place}
      tag={{ value: 'Racks and bins', tone: 'ochre' }}
      standing={standing}
    >
      <div className={styles.room}>
        <div className={styles.floor}>
          {racks.map(({ name, levels }, index) => (
            <div key={name} className={styles.rack}>
              <RackDrawing levels={levels} found={index === found.rack ? found : null} />
              {index === found.rack ? (
                <div className={styles.callout}>{`${found.location}  ${found.onHand} on hand`}</div>
              ) : null}
            </div>
          ))}
        </div>
        <div className={styles.names}>
          {racks.map(({ name }) => (
            <div key={name} className={styles.rack}>
              {name}
            </div>
          ))}
        </div>
      </div>
    </Sheet>
  );
}
