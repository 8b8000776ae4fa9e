import type { ViewPart } from '../content-model/content-types';
import { useLanguage } from '../ui/texts';
import { figureIn, formatUnits, percent } from './amount';
import { title as titleLook } from './sheet.css';
import { hidden } from './sheet-table.css';
import * as styles from './spans.css';

/** More labels would touch each other on a phone. */
const MOST_LABELS = 6;
/** A text stands above its bar. */
const LABEL_PX = 16;
const TOP_PX = 8 + LABEL_PX;
const PITCH_PX = 36;
const BAR_PX = 16;
/** Of a line beside the bars alone, so that it crosses no text. */
const DASHES = '2 5 2 5 2 20';

/** How long things take, or the steps of a plan, as spans on a time line; a late one has its texts at its end. */
export function Spans({ part: { rows, title, unit, startLabel } }: { part: ViewPart<'viewSpans'> }) {
  const language = useLanguage();
  const spans = rows.map(({ _key, cells: [name, text, from, to] }) => {
    const start = Math.max(0, figureIn(from) ?? 0);
    const texts = [name, text].filter(Boolean).join(' · ');
    return { key: _key, texts, from: start, to: Math.max(start, figureIn(to) ?? 0) };
  });
  const longest = Math.max(1, Math.ceil(Math.max(...spans.map(({ to }) => to))));
  const step = Math.ceil(longest / MOST_LABELS);
  const end = Math.ceil(longest / step) * step;
  // Beside a unit that ends with the axis the last time has little room.
  const crowded = hidden[end / step < MOST_LABELS ? 'not-tiny' : 'not-narrow'];
  const times = Array.from({ length: end / step + 1 }, (_, index) => index * step);
  const base = 2 + spans.length * PITCH_PX;
  return (
    <div className={styles.chart}>
      {title ? <div className={titleLook}>{title}</div> : null}
      <svg className={styles.plan} height={base + 32} aria-hidden="true">
        <g className={styles.guide} strokeDasharray={DASHES}>
          {times.map((time) => (
            <line key={time} x1={percent(time / end)} x2={percent(time / end)} y1={TOP_PX} y2={base} />
          ))}
        </g>
        {spans.map(({ key, texts, from, to }, row) => {
          const top = TOP_PX + row * PITCH_PX;
          const isLate = from > end / 2;
          return (
            <g key={key}>
              <text
                x={percent((isLate ? to : from) / end)}
                y={top - 5}
                textAnchor={isLate ? 'end' : undefined}
              >
                {texts}
              </text>
              <rect
                className={styles.bar[row % styles.bar.length]}
                x={percent(from / end)}
                y={top}
                width={percent((to - from) / end)}
                height={BAR_PX}
              />
            </g>
          );
        })}
        <rect width="100%" y={base} height="3" />
        <g className={styles.times} textAnchor="middle">
          {times.map((time) => (
            <text
              key={time}
              className={time === times.at(-2) && time > 0 ? crowded : undefined}
              x={percent(time / end)}
              y={base + 26}
              textAnchor={time === 0 ? 'start' : time === end ? 'end' : undefined}
            >
              {time === end
                ? formatUnits(time, unit, language)
                : time === 0 && startLabel
                  ? startLabel
                  : time}
            </text>
          ))}
        </g>
      </svg>
    </div>
  );
}
