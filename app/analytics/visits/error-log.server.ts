import type { ScriptError } from './visit';
import { type PageTypes, typeOf } from './visit-metrics.server';

const MINUTE_MS = 60_000;
/** Anybody may send errors. */
const LINES_PER_MINUTE = 20;

type Write = (fields: { type: string; place: string; message: string }) => void;

/** @returns writes errors of scripts to the log, at most twenty a minute */
export function createErrorLog(write: Write, nowMs = () => performance.now()) {
  let [minuteStartMs, lines] = [0, 0];
  return (errors: readonly ScriptError[], pages: PageTypes): void => {
    for (const { page, message, place } of errors) {
      if (nowMs() - minuteStartMs >= MINUTE_MS) [minuteStartMs, lines] = [nowMs(), 0];
      lines += 1;
      if (lines <= LINES_PER_MINUTE) write({ type: typeOf(page, pages), place, message });
    }
  };
}
