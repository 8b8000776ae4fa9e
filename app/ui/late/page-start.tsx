import { type ReactNode, useEffect } from 'react';
import { answerClicks, FRAME } from './early-clicks';
import { repeatHover } from './repeat-hover';

/** Round the whole page: when React has taken it over, what the visitor did before is made up for. */
export function PageStart({ children }: { children: ReactNode }) {
  useEffect(() => {
    answerClicks(FRAME);
    repeatHover();
  }, []);
  return children;
}
