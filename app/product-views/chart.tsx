import { Fragment, useId } from 'react';
import type { ViewPart } from '../content-model/content-types';
import { useLanguage } from '../ui/texts';
import { datedText, figureIn, formatAmount, percent, writtenText } from './amount';
import * as styles from './chart.css';
import { hidden } from './sheet-table.css';

type Part = ViewPart<'viewChart'>;
type PlotProps = {
  part: Part;
  /** For each row, a value for each series: the bars, then the line. Undefined where the cell is no figure. */
  values: readonly (readonly (number | undefined)[])[];
  scale: ReturnType<typeof scaleFor>;
};

/** Bars and a line over months or names, with a scale and a legend, or with a figure above each bar. */
export function Chart({ part }: { part: Part }) {
  const { rows, bars, line, hasFigures } = part;
  const names = [...(bars ?? []), ...(line ? [line] : [])];
  const values = rows.map(({ cells }) => names.map((_, series) => figureIn(cells[series + 1])));
  const most = Math.max(0, ...values.flat().map((value) => value ?? 0)) || 1;
  return (
    <>
      <Plot part={part} values={values} scale={scaleFor(most, hasFigures ?? false)} />
      {hasFigures ? null : (
        <div className={styles.legend}>
          {names.map((name, series) => (
            <span key={series} className={styles.key}>
              <svg width="10" height="10" overflow="visible" aria-hidden="true">
                <rect className={bars?.[series] ? lookOf(series) : styles.accent} width="10" height="10" />
              </svg>
              {name}
            </span>
          ))}
        </div>
      )}
    </>
  );
}

const GRID_LINES = 3;
/** Vertical lengths in px; `filled` is the part of a point's width that its bars fill. */
const WITH_SCALE = { top: 24, base: 204, end: 236, filled: 0.58 };
const WITH_FIGURES = { top: 32, base: 104, end: 132, filled: 0.56 };

/** Where values are; with a scale, its lines are at round ones. */
function scaleFor(most: number, hasFigures: boolean) {
  const geometry = hasFigures ? WITH_FIGURES : WITH_SCALE;
  const power = 10 ** Math.floor(Math.log10(most / GRID_LINES));
  const step = power * ([1, 2, 5].find((part) => part * power * GRID_LINES >= most) ?? 10);
  const whole = hasFigures ? most : step * GRID_LINES;
  const px = (value: number) => Number(((value / whole) * (geometry.base - geometry.top)).toFixed(1));
  return {
    ...geometry,
    grid: hasFigures ? [] : Array.from({ length: GRID_LINES + 1 }, (_, line) => line * step),
    decimals: step >= 1 ? 0 : 2,
    height: (value: number) => Math.max(0, px(value)),
    level: (value: number) => Number((geometry.base - px(value)).toFixed(1)),
  };
}

/** More names would touch each other on a narrow sheet. */
const MOST_NAMES = 5;

/** All points at any width. */
function Plot(props: PlotProps) {
  const { part, scale } = props;
  const { rows, hasFigures, unit, line } = part;
  const language = useLanguage();
  const { top, base, end, grid, level, decimals } = scale;
  const isCrowded = rows.length > MOST_NAMES;
  return (
    <svg
      className={hasFigures ? styles.labels : styles.plot}
      width="100%"
      height={end}
      textAnchor="middle"
      aria-hidden="true"
    >
      {grid.map((value) => (
        <Fragment key={value}>
          <line className={styles.grid} x2="100%" y1={level(value)} y2={level(value)} />
          <text x="-8" y={level(value) + 4} textAnchor="end">
            {formatAmount(value, decimals, language)}
          </text>
        </Fragment>
      ))}
      <text x="-40" y={top - 20} textAnchor="start">
        {unit}
      </text>
      <Bars {...props} />
      {rows.map(({ _key, cells: [name = ''] }, index) => (
        <text
          key={_key}
          className={isCrowded && index % 2 ? hidden['not-narrow'] : undefined}
          x={middle(index, rows.length)}
          y={base + 20}
        >
          {datedText(name, 'day', language)}
        </text>
      ))}
      <line className={styles.axis} x2="100%" y1={base} y2={base} />
      <Boundary {...props} />
      {line ? <Line {...props} /> : null}
    </svg>
  );
}

const middle = (index: number, points: number) => percent((index + 0.5) / points);

const lookOf = (series: number, isExpected = false) => {
  const looks = isExpected ? styles.expected : styles.bars;
  return looks[series % looks.length];
};

/** The width of a bar and of the gap after it, in bars. */
const PITCH = 1.12;

function Bars({ part: { rows, bars, actual, hasFigures }, values, scale }: PlotProps) {
  const hatch = useId();
  const language = useLanguage();
  const count = bars?.length ?? 0;
  const width = scale.filled / count / rows.length;
  const before = ((count - 1) * PITCH + 1) * (width / 2);
  return (
    <>
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V5" />
      </pattern>
      {rows.map(({ _key, cells }, index) =>
        (bars ?? []).map((_, series) => {
          const value = values[index]?.[series] ?? 0;
          const x = (index + 0.5) / rows.length - before + series * PITCH * width;
          const isExpected = index >= (actual ?? rows.length);
          return (
            <Fragment key={`${_key} ${series}`}>
              <rect
                className={lookOf(series, isExpected)}
                fill={isExpected && series === 0 ? `url(#${hatch})` : undefined}
                x={percent(x)}
                y={scale.level(Math.max(0, value))}
                width={percent(width)}
                height={scale.height(value)}
              />
              {hasFigures ? (
                <text x={percent(x + width / 2)} y={scale.level(Math.max(0, value)) - 6}>
                  {writtenText(cells[series + 1] ?? '', language)}
                </text>
              ) : null}
            </Fragment>
          );
        }),
      )}
    </>
  );
}

/** Between what was and what is expected. */
function Boundary({ part: { actual, rows, actualLabel, expectedLabel }, scale: { top, base } }: PlotProps) {
  if (!actual || actual >= rows.length) return null;
  const x = percent(actual / rows.length);
  return (
    <>
      <line className={styles.boundary} x1={x} x2={x} y1={top - 12} y2={base} />
      <text x={x} dx="-6" y={top - 4} textAnchor="end">
        {actualLabel}
      </text>
      <text className={styles.forecast} x={x} dx="8" y={top - 4} textAnchor="start">
        {expectedLabel}
      </text>
    </>
  );
}

/** From each point that has a figure to the next that has one. */
function Line({ part: { rows, bars }, values, scale }: PlotProps) {
  const dots = values.flatMap((point, index) => {
    const value = point[bars?.length ?? 0];
    return value === undefined ? [] : { x: middle(index, rows.length), y: scale.level(value) };
  });
  return (
    <>
      {dots.slice(1).map(({ x, y }, index) => (
        <line key={x} className={styles.line} x1={dots[index]?.x} y1={dots[index]?.y} x2={x} y2={y} />
      ))}
      {dots.map(({ x, y }) => (
        <rect key={x} className={styles.point} x={x} y={y} width="9" height="9" />
      ))}
    </>
  );
}
