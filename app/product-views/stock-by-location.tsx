import { Tag } from '../ui/tag';
import { Sheet, type ViewProps } from './sheet';
import * as styles from './stock-by-location.css';

/** How full each bin is, from 0 to 3: racks, their levels from the top down, and the bins of a level. */
const racks = [
  { name: 'Rack A', levels: ['313', '230', '313', '123', '202'] },
  { name: 'Rack B', levels: ['230', '313', '032', '313', '301'] },
  { name: 'Rack C', levels: ['313', '023', '202', '230', '131'] },
  { name: 'Rack D', levels: ['123', '313', '301', '020', '230'] },
];

/** The bin that was searched for: rack, bin and level counted from the floor. */
const found = { rack: 'Rack B', bin: 2, level: 3, location: 'B-02-3', onHand: 48 };

type Rack = (typeof racks)[number];

/** Geometry of one rack in its own units, 106 wide. */
const LEVEL = 44;
const BIN = { first: 6, pitch: 33, width: 29, step: 10.5 };
const FOOT = 8;

/** The outlines of all bins of one kind in a rack, each on its shelf. */
function outlines({ name, levels }: Rack, wanted: (fullness: number, here: boolean) => boolean): string {
  const bins = levels.flatMap((level, row) =>
    [...level].map((digit, column) => {
      const fullness = Number(digit);
      const here = name === found.rack && column + 1 === found.bin && levels.length - row === found.level;
      const height = fullness * BIN.step;
      const start = `M${BIN.first + column * BIN.pitch} ${(row + 1) * LEVEL}`;
      return wanted(fullness, here) ? `${start}v-${height}h${BIN.width}v${height}z` : '';
    }),
  );
  return bins.join('');
}

function RackDrawing({ rack }: { rack: Rack }) {
  const height = rack.levels.length * LEVEL;
  const shelves = rack.levels.map((_, index) => `M0 ${(index + 1) * LEVEL}H106`).join('');
  return (
    <svg className={styles.drawing} viewBox={`0 0 106 ${height + FOOT}`} aria-hidden="true">
      {[1, 2, 3].map((fullness) => (
        <path
          key={fullness}
          className={styles.bin[fullness]}
          d={outlines(rack, (full, here) => full === fullness && !here)}
        />
      ))}
      <path className={styles.foundBin} d={outlines(rack, (_, here) => here)} />
      <path className={styles.frame} d={`M1 0V${height + FOOT}M105 0V${height + FOOT}${shelves}`} />
    </svg>
  );
}

/** A warehouse from the front: racks, levels, and the bin that was searched for. */
export function StockByLocation({ standing }: ViewProps) {
  return (
    <Sheet
      title="Stock by location"
      context="North warehouse"
      tag={<Tag tone="ochre">Racks and bins</Tag>}
      standing={standing}
    >
      <div className={styles.room}>
        <div className={styles.floor}>
          {racks.map((rack) => (
            <div key={rack.name} className={styles.rack}>
              <RackDrawing rack={rack} />
              {rack.name === found.rack ? (
                <>
                  <div className={styles.lead} />
                  <div className={styles.callout}>{`${found.location}  ${found.onHand} on hand`}</div>
                </>
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
