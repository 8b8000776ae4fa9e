import { Content } from '@radix-ui/react-accordion';
import { type ReactNode, useEffect, useRef } from 'react';
import { answer, answerText, clip } from './accordion.css';

type AccordionAnswerProps = {
  open: boolean;
  /** The browser found searched-for text in this closed answer. */
  onFound: () => void;
  children: ReactNode;
};

/** As long as the closing animation of `answer`. */
const CLOSING_MS = 240;

/**
 * One answer, always in the document. While closed it is `hidden="until-found"`, which React 18 cannot print and
 * which is therefore set by hand, where the browser knows it.
 */
export function AccordionAnswer({ open, onFound, children }: AccordionAnswerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const closedBefore = useRef(true);
  useHiddenUntilFound(ref, open, closedBefore);
  useEffect(() => {
    const element = ref.current;
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return (
    <Content forceMount ref={ref} role="group" className={answer}>
      <div className={clip}>
        <div className={answerText}>{children}</div>
      </div>
    </Content>
  );
}

function useHiddenUntilFound(
  ref: React.RefObject<HTMLDivElement>,
  open: boolean,
  closedBefore: React.MutableRefObject<boolean>,
) {
  useEffect(() => {
    const element = ref.current;
    if (!element || !('onbeforematch' in element)) return;
    if (open) {
      closedBefore.current = false;
      element.removeAttribute('hidden');
      return;
    }
    const delay = closedBefore.current ? 0 : CLOSING_MS;
    const timer = setTimeout(() => element.setAttribute('hidden', 'until-found'), delay);
    return () => clearTimeout(timer);
  }, [ref, open, closedBefore]);
}
