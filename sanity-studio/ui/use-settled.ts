import { useEffect, useState } from 'react';

/** A search is sent once the typing pauses. */
const TYPING_PAUSE_MS = 200;

/** The text as it was when it last stood still for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, TYPING_PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
