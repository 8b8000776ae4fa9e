import type { ViewPart } from '../content/content-types';
import { useLanguage } from '../ui/language';
import { percent } from './percent';
import { title as titleLook } from './sheet.css';
import { hidden } from './sheet-table.css';
import * as styles from './spans.css';

type Part = ViewPart<'viewSpans'>;
type Span = Part['spans'][number];

/** More labels would touch each other on a phone. */
const MOST_LABELS = 6;
/** A text stands above its bar. */
const LABEL_PX = 16;
const TOP_PX = 8 + LABEL_PX;
const BARS = { pitch: 54, height: 24 };
/** The steps of a plan are many. */
const PLAN_BARS = { pitch: 36, height: 16 };
const DASH_PX = 2;
const DASH_PITCH_PX = 7;

/** How long things take, as spans on a time line; or the steps of a plan, which follow each other. */
export function Spans({ part }: { part: Part }) {
  const { spans, isPlan, axisLabel } = part;
  const longest = Math.max(1, part.end ?? Math.ceil(Math.max(...spans.map(({ to }) => to))));
  const step = Math.ceil(longest / MOST_LABELS);
  const end = Math.ceil(longest / step) * step;
  const times = Array.from({ length: end / step + 1 }, (_, index) => index * step);
  const { pitch, height } = isPlan ? PLAN_BARS : BARS;
  const base = 2 + spans.length * pitch;
  return (
    <div className={styles.chart}>
      {part.title ? <div className={titleLook}>{part.title}</div> : null}
      <svg className={isPlan ? styles.plan : styles.plot} height={base + 32} aria-hidden="true">
        <line className={styles.guide} y1={isPlan ? TOP_PX : 0} y2={base} />
        {times.slice(1).map((time) => (
          <line
            key={time}
            className={styles.guide}
            strokeDasharray={dashes(pitch)}
            x1={percent(time / end)}
            x2={percent(time / end)}
            y1={TOP_PX}
            y2={base}
          />
        ))}
        {spans.map((span, row) => (
          <Row
            key={span._key}
            span={span}
            isPlan={isPlan ?? false}
            end={end}
            top={TOP_PX + row * pitch}
            height={height}
            row={row}
          />
        ))}
        <rect className={isPlan ? styles.text : styles.baseUnderNames} width="100%" y={base} height="3" />
        <Times part={part} times={times} end={end} y={base + 26} />
      </svg>
      {axisLabel ? <div className={styles.unit}>{axisLabel}</div> : null}
    </div>
  );
}

/** Of a line beside the bars alone, so that it crosses no text. */
function dashes(pitch: number): string {
  const before = Math.floor((pitch - LABEL_PX - DASH_PX) / DASH_PITCH_PX);
  const gap = pitch - before * DASH_PITCH_PX - DASH_PX;
  return `${`${DASH_PX} ${DASH_PITCH_PX - DASH_PX} `.repeat(before)}${DASH_PX} ${gap}`;
}

type RowProps = { span: Span; isPlan: boolean; end: number; top: number; height: number; row: number };

/** A span with its texts; the time before it is fainter, except in a plan. */
function Row({ span: { name, text, from, to }, isPlan, end, top, height, row }: RowProps) {
  const at = (time: number) => percent(Math.max(0, Math.min(time, end)) / end);
  // A step in the second half has its text to the left of its end.
  const isLate = isPlan && from > end / 2;
  // On a narrow chart a name has little room: a line for each word.
  const words = name.split(' ');
  return (
    <g>
      {isPlan ? null : (
        <text className={styles.name} y={top + height / 2 + 5}>
          <tspan className={hidden['not-middle']}>{name}</tspan>
          {words.map((word, line) => (
            <tspan
              // biome-ignore lint/suspicious/noArrayIndexKey: a name may have one word twice
              key={line}
              className={hidden['only-middle']}
              x="0"
              dy={line === 0 ? ((1 - words.length) * LABEL_PX) / 2 : LABEL_PX}
            >
              {word}
            </tspan>
          ))}
        </text>
      )}
      <text
        className={styles.text}
        x={at(isLate ? to : from)}
        y={top - 5}
        dx={isPlan ? undefined : 6}
        textAnchor={isLate ? 'end' : undefined}
      >
        {isPlan ? [name, text].filter(Boolean).join(' · ') : text}
      </text>
      {isPlan ? null : (
        <rect
          className={styles.before[row % styles.before.length]}
          y={top}
          width={at(from)}
          height={height}
        />
      )}
      <rect
        className={styles.bar[row % styles.bar.length]}
        x={at(from)}
        y={top}
        width={percent(Math.max(0, Math.min(to, end) - Math.max(0, from)) / end)}
        height={height}
      />
    </g>
  );
}

type TimesProps = { part: Part; times: number[]; end: number; y: number };

/** The ends of the axis show its unit; a narrow chart shows it below, if it has a label. */
function Times({ part: { unit, isPlan, startLabel, axisLabel }, times, end, y }: TimesProps) {
  const language = useLanguage();
  const wide = (time: number) => {
    if (time === 0) return startLabel || 0;
    if (time < end) return time;
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(time);
  };
  const anchor = (time: number) =>
    !isPlan || (time > 0 && time < end) ? 'middle' : time === 0 ? 'start' : 'end';
  // Beside a unit that ends with the axis the last time has little room.
  const lookOf = (time: number) =>
    isPlan && time === times.at(-2) ? `${styles.time} ${hidden['not-tiny']}` : styles.time;
  return times.map((time) => (
    <text key={time} className={lookOf(time)} x={percent(time / end)} y={y} textAnchor={anchor(time)}>
      {axisLabel ? <tspan className={hidden['only-middle']}>{time}</tspan> : null}
      <tspan className={axisLabel ? hidden['not-middle'] : undefined}>{wide(time)}</tspan>
    </text>
  ));
}
