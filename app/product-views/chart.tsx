import { useId } from 'react';
import type { ViewPart } from '../content/content-types';
import { useLanguage } from '../ui/language';
import { datedText, figureIn, formatAmount, writtenText } from './amount';
import * as styles from './chart.css';
import { percent } from './percent';
import { hidden } from './sheet-table.css';

type Part = ViewPart<'viewChart'>;
type Series = Part['series'][number] & { place: number };
type Point = {
  key: string;
  name: string;
  /** For each series; without a value where the cell is no figure. */
  cells: { text: string; value: number | undefined }[];
  isExpected: boolean;
};
type PlotProps = { part: Part; series: Series[]; points: Point[]; scale: ReturnType<typeof scaleFor> };

/** More names would touch each other on a narrow sheet. */
const MOST_NAMES = 5;

/** Bars and lines over months or names, with a scale and a legend, or with a figure above each bar. */
export function Chart({ part }: { part: Part }) {
  const series = part.series.map((one, place) => ({ ...one, place }));
  const points = part.points.map(({ _key, cells: [name = '', ...texts] }, index) => ({
    key: _key,
    name,
    cells: series.map(({ place }) => ({ text: texts[place] ?? '', value: figureIn(texts[place]) })),
    isExpected: index >= (part.actual ?? part.points.length),
  }));
  const scale = scaleFor(points, part.hasFigures ?? false);
  return (
    <>
      <Plot part={part} series={series} points={points} scale={scale} />
      {part.hasFigures ? null : (
        <div className={styles.legend}>
          {series.map(({ _key, name, kind, place }) => (
            <span key={_key} className={styles.key}>
              {kind === 'line' ? (
                <svg width="18" height="3" aria-hidden="true">
                  <path className={styles.line} d="M0 1.5H18" />
                </svg>
              ) : (
                <svg width="10" height="10" overflow="visible" aria-hidden="true">
                  <rect className={lookOf(place)} width="10" height="10" />
                </svg>
              )}
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
function scaleFor(points: readonly Point[], hasFigures: boolean) {
  const geometry = hasFigures ? WITH_FIGURES : WITH_SCALE;
  const values = points.flatMap(({ cells }) => cells.flatMap(({ value }) => value ?? []));
  const most = Math.max(0, ...values) || 1;
  const power = 10 ** Math.floor(Math.log10(most / GRID_LINES));
  const step = power * ([1, 2, 5].find((part) => part * power * GRID_LINES >= most) ?? 10);
  const whole = hasFigures ? most : step * GRID_LINES;
  const px = (value: number) => Number(((value / whole) * (geometry.base - geometry.top)).toFixed(1));
  return {
    ...geometry,
    grid: hasFigures ? [] : Array.from({ length: GRID_LINES + 1 }, (_, line) => line * step),
    decimals: step >= 1 ? (0 as const) : (2 as const),
    height: (value: number) => Math.max(0, px(value)),
    level: (value: number) => Number((geometry.base - px(value)).toFixed(1)),
  };
}

/** All points at any width. */
function Plot({ part, series, points, scale }: PlotProps) {
  const hatch = useId();
  const language = useLanguage();
  const { top, base, end, grid, level, decimals } = scale;
  const isCrowded = points.length > MOST_NAMES;
  return (
    <svg className={part.hasFigures ? undefined : styles.plot} width="100%" height={end} aria-hidden="true">
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V5" />
      </pattern>
      {grid.map((value) => (
        <g key={value}>
          <line className={styles.grid} x1="0" x2="100%" y1={level(value)} y2={level(value)} />
          <text className={styles.label} x="-8" y={level(value) + 4} textAnchor="end">
            {formatAmount(value, decimals, language)}
          </text>
        </g>
      ))}
      <text className={styles.label} x="-40" y={top - 20}>
        {part.unit}
      </text>
      {points.map((point, index) => (
        <g key={point.key}>
          <Bars
            part={part}
            series={series}
            points={points}
            scale={scale}
            index={index}
            hatch={`url(#${hatch})`}
          />
          <text
            className={isCrowded && index % 2 ? `${styles.label} ${hidden['not-narrow']}` : styles.label}
            x={percent((index + 0.5) / points.length)}
            y={base + 20}
            textAnchor="middle"
          >
            {datedText(point.name, 'day', language)}
          </text>
        </g>
      ))}
      <line className={styles.axis} x1="0" x2="100%" y1={base} y2={base} />
      <Boundary part={part} scale={scale} />
      {series.map((one) =>
        one.kind === 'line' ? <Line key={one._key} place={one.place} points={points} scale={scale} /> : null,
      )}
    </svg>
  );
}

/** By the place of a series. */
const lookOf = (place: number, isExpected = false) => {
  const looks = isExpected ? styles.expected : styles.bars;
  return looks[place % looks.length];
};

/** Above its bar a figure has little room: from here on it has no decimals. */
const WITHOUT_CENTS = 1_000;
/** The width of a bar and of the gap after it, in bars. */
const PITCH = 1.12;

/** The bars of a point, side by side. */
function Bars({ part, series, points, scale, index, hatch }: PlotProps & { index: number; hatch: string }) {
  const language = useLanguage();
  const point = points[index];
  const bars = series.filter(({ kind }) => kind === 'bars');
  const width = scale.filled / bars.length / points.length;
  const start = (index + 0.5) / points.length - ((bars.length - 1) * PITCH + 1) * (width / 2);
  return bars.map(({ _key, place }, bar) => {
    const { text = '', value = 0 } = point?.cells[place] ?? {};
    const x = start + bar * PITCH * width;
    return (
      <g key={_key}>
        <rect
          className={lookOf(place, point?.isExpected)}
          fill={point?.isExpected && place === 0 ? hatch : undefined}
          x={percent(x)}
          y={scale.level(Math.max(0, value))}
          width={percent(width)}
          height={scale.height(value)}
        />
        {part.hasFigures ? (
          <text
            className={styles.label}
            x={percent(x + width / 2)}
            y={scale.level(Math.max(0, value)) - 6}
            textAnchor="middle"
          >
            {value < WITHOUT_CENTS ? writtenText(text, language) : formatAmount(value, 0, language)}
          </text>
        ) : null}
      </g>
    );
  });
}

/** Between what was and what is expected. */
function Boundary({
  part: { actual, points, actualLabel, expectedLabel },
  scale,
}: Pick<PlotProps, 'part' | 'scale'>) {
  if (!actual || actual >= points.length) return null;
  const x = percent(actual / points.length);
  return (
    <>
      <line className={styles.boundary} x1={x} x2={x} y1={scale.top - 12} y2={scale.base} />
      <text className={styles.label} x={x} dx="-6" y={scale.top - 4} textAnchor="end">
        {actualLabel}
      </text>
      <text className={styles.forecast} x={x} dx="8" y={scale.top - 4}>
        {expectedLabel}
      </text>
    </>
  );
}

/** From each point that has a figure to the next that has one. */
function Line({ place, points, scale }: Pick<PlotProps, 'points' | 'scale'> & { place: number }) {
  const dots = points.flatMap(({ key, cells }, index) => {
    const value = cells[place]?.value;
    return value === undefined
      ? []
      : { key, x: percent((index + 0.5) / points.length), y: scale.level(value) };
  });
  return (
    <>
      {dots.slice(1).map((dot, index) => (
        <line
          key={dot.key}
          className={styles.line}
          x1={dots[index]?.x}
          y1={dots[index]?.y}
          x2={dot.x}
          y2={dot.y}
        />
      ))}
      {dots.map(({ key, x, y }) => (
        <rect
          key={key}
          className={styles.point}
          x={x}
          y={y}
          width="9"
          height="9"
          transform="translate(-4.5 -4.5)"
        />
      ))}
    </>
  );
}
