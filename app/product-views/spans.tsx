import type { ViewPart } from '../content/content-types';
import { useLanguage } from '../ui/language';
import { figureIn, formatUnits } from './amount';
import { percent } from './percent';
import { title as titleLook } from './sheet.css';
import { hidden } from './sheet-table.css';
import * as styles from './spans.css';

type Part = ViewPart<'viewSpans'>;

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
  const { isPlan, axisLabel, title } = part;
  const spans = part.rows.map(({ _key, cells: [name = '', text = '', from, to] }) => {
    const start = Math.max(0, figureIn(from) ?? 0);
    return { key: _key, name, text, from: start, to: Math.max(start, figureIn(to) ?? 0) };
  });
  const longest = Math.max(1, Math.ceil(Math.max(...spans.map(({ to }) => to))));
  const step = Math.ceil(longest / MOST_LABELS);
  const end = Math.ceil(longest / step) * step;
  const times = Array.from({ length: end / step + 1 }, (_, index) => index * step);
  const { pitch, height } = isPlan ? PLAN_BARS : BARS;
  const base = 2 + spans.length * pitch;
  return (
    <div className={styles.chart}>
      {title ? <div className={titleLook}>{title}</div> : null}
      <svg className={isPlan ? styles.plan : styles.plot} height={base + 32} aria-hidden="true">
        <line className={styles.guide} y1={isPlan ? TOP_PX : 0} y2={base} />
        <g className={styles.guide} strokeDasharray={dashes(pitch)}>
          {times.slice(1).map((time) => (
            <line key={time} x1={percent(time / end)} x2={percent(time / end)} y1={TOP_PX} y2={base} />
          ))}
        </g>
        {spans.map(({ key, ...span }, row) => {
          const props = { ...span, end, row, height, top: TOP_PX + row * pitch };
          return isPlan ? <Step key={key} {...props} /> : <Range key={key} {...props} />;
        })}
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

type SpanProps = {
  name: string;
  text: string;
  from: number;
  to: number;
  end: number;
  row: number;
  top: number;
  height: number;
};

/** A step of a plan. One in the second half has its text to the left of its end. */
function Step(span: SpanProps) {
  const { name, text, from, to, end, top } = span;
  const isLate = from > end / 2;
  return (
    <>
      <text
        className={styles.text}
        x={percent((isLate ? to : from) / end)}
        y={top - 5}
        textAnchor={isLate ? 'end' : undefined}
      >
        {[name, text].filter(Boolean).join(' · ')}
      </text>
      <Bar {...span} />
    </>
  );
}

/** A span with its name at the left of the line; the time before it is fainter. */
function Range(span: SpanProps) {
  const { name, text, from, end, row, top, height } = span;
  return (
    <>
      <text className={styles.name} y={top + height / 2 + 5}>
        {name}
      </text>
      <text className={styles.text} x={percent(from / end)} y={top - 5} dx="6">
        {text}
      </text>
      <rect
        className={styles.before[row % styles.before.length]}
        y={top}
        width={percent(from / end)}
        height={height}
      />
      <Bar {...span} />
    </>
  );
}

function Bar({ from, to, end, row, top, height }: SpanProps) {
  const look = styles.bar[row % styles.bar.length];
  return (
    <rect
      className={look}
      x={percent(from / end)}
      y={top}
      width={percent((to - from) / end)}
      height={height}
    />
  );
}

type TimesProps = { part: Part; times: number[]; end: number; y: number };

/** The ends of the axis show its unit; a narrow chart shows it below, if it has a label. */
function Times({ part: { unit, isPlan, startLabel, axisLabel }, times, end, y }: TimesProps) {
  const language = useLanguage();
  return (
    <g className={styles.times} textAnchor="middle">
      {times.map((time) => {
        const isEnd = time === end;
        const wide = isEnd ? formatUnits(time, unit, language) : time === 0 && startLabel ? startLabel : time;
        return (
          <text
            key={time}
            // Beside a unit that ends with the axis the last time has little room.
            className={isPlan && time === times.at(-2) ? hidden['not-tiny'] : undefined}
            x={percent(time / end)}
            y={y}
            textAnchor={isPlan && time === 0 ? 'start' : isPlan && isEnd ? 'end' : undefined}
          >
            {axisLabel ? (
              <>
                <tspan className={hidden['only-middle']}>{time}</tspan>
                <tspan className={hidden['not-middle']}>{wide}</tspan>
              </>
            ) : (
              wide
            )}
          </text>
        );
      })}
    </g>
  );
}
