import { useEffect } from 'react';
import { useLatest } from '../ui/use-latest';

/** Time in which what an edit has changed arrives in Studio's state. */
const SETTLED_MS = 50;

/** Sends what Studio knows of a page to it, each time that it has changed. @param onSent after each */
export function useReports(port: MessagePort, state: unknown, onSent: () => void = () => {}): void {
  const report = JSON.stringify(state);
  const sent = useLatest(onSent);
  useEffect(() => {
    const timer = setTimeout(() => {
      port.postMessage(JSON.parse(report));
      sent.current();
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [report, port, sent]);
}
