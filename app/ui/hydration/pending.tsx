import { type ReactNode, useEffect, useState } from 'react';
import * as styles from '../operated.css';
import { HYDRATED_EVENT, PENDING } from './start-react';

/**
 * For the element around a block whose program is loaded after React: marks it until that runs. Presses before that are
 * repeated then, and previews load no newer content before.
 */
export function usePending(): { [PENDING]?: '' } {
  const [isPending, setPending] = useState(true);
  useEffect(() => {
    if (isPending) setPending(false);
    else dispatchEvent(new Event(HYDRATED_EVENT));
  }, [isPending]);
  return isPending ? { [PENDING]: '' } : {};
}

/** Around the controls of such a block. */
export function Pending({ children }: { children: ReactNode }) {
  return (
    <div className={styles.parts} {...usePending()}>
      {children}
    </div>
  );
}
