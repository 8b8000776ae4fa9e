import { type ReactNode, useEffect, useState } from 'react';
import * as styles from '../form-block.css';
import { HYDRATED_EVENT, PENDING } from './start-react';

/**
 * Around the controls of a block whose program is loaded after React: marks them until it runs. Presses before that are
 * repeated then, and previews load no newer content before.
 */
export function Pending({ children }: { children: ReactNode }) {
  const [isPending, setPending] = useState(true);
  useEffect(() => {
    if (isPending) setPending(false);
    else dispatchEvent(new Event(HYDRATED_EVENT));
  }, [isPending]);
  return (
    <div className={styles.parts} {...(isPending ? { [PENDING]: '' } : {})}>
      {children}
    </div>
  );
}
