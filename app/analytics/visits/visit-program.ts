import {
  type CLSMetric,
  type INPMetric,
  type LCPMetric,
  onCLS,
  onINP,
  onLCP,
  onTTFB,
  type TTFBMetric,
} from 'web-vitals';
import type { Failure, Measured } from './attach-visit-counts';
import { MAX_ERRORS, MAX_MESSAGE_CHARACTERS, MAX_PATH_CHARACTERS } from './visit';

/** Adds vitals and errors to the visit; `attachVisitCounts` imports it after the page has loaded, and sends them. */
function follow(visit: Measured): void {
  let isSent = false;
  // After its first beacon: vitals of a visit are counted once.
  addEventListener('visibilitychange', () => {
    isSent ||= document.visibilityState === 'hidden';
  });
  const measured = ({ name, value }: CLSMetric | INPMetric | LCPMetric | TTFBMetric) => {
    if (!isSent) visit.vitals[name] = value;
  };
  for (const observe of [onLCP, onINP, onCLS, onTTFB]) observe(measured, { reportAllChanges: true });

  let left = MAX_ERRORS;
  const failed = (failure: Failure) => {
    const [message, place] = read(failure);
    if (!place || left === 0) return;
    left -= 1;
    const page = location.pathname.slice(0, MAX_PATH_CHARACTERS);
    visit.errors.push({ page, message: message.slice(0, MAX_MESSAGE_CHARACTERS), place });
  };
  const earlier = Array.isArray(window.failures) ? window.failures : [];
  window.failures = { push: failed };
  earlier.forEach(failed);
}

/** @returns the message and its place in the site's own scripts; those of extensions and other origins have none */
function read(failure: Failure): [string, string | undefined] {
  if ('message' in failure) {
    const { message, filename, lineno, colno } = failure;
    return [message, placeIn(`${filename}:${lineno}:${colno}`)];
  }
  const { reason } = failure;
  return [String(reason), reason instanceof Error ? placeIn(reason.stack ?? '') : undefined];
}

/** @returns path, line and column of the first place in a file of the site; without a query */
function placeIn(stack: string): string | undefined {
  const [, path, at] = /^(\/[^\s?#:)]*)[^\s:)]*(:\d+:\d+)/.exec(stack.split(location.origin)[1] ?? '') ?? [];
  return path && path.slice(0, MAX_PATH_CHARACTERS) + at;
}

if (window.visit) follow(window.visit);
