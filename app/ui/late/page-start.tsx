import { type ReactNode, useEffect } from 'react';
import { answerClicks, FRAME } from './early-clicks';

/** Round the whole page: when React has hydrated it, the clicks that were made before are answered. */
export function PageStart({ children }: { children: ReactNode }) {
  useEffect(() => answerClicks(FRAME), []);
  return children;
}
