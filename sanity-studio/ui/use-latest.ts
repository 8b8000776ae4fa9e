import { useRef } from 'react';

/** A ref to the latest version of a value: what calls it later need not run again for each version. */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
