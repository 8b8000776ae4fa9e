import { useEffect, useState } from 'react';
import { HYDRATED_EVENT, PENDING } from './start-react';

/**
 * For the element around the controls of a block whose program is loaded after React: what is pressed before it runs is
 * repeated then.
 * @returns props of the element
 */
export function usePending(): { [PENDING]?: '' } {
  const [isPending, setPending] = useState(true);
  useEffect(() => {
    if (isPending) setPending(false);
    else dispatchEvent(new Event(HYDRATED_EVENT));
  }, [isPending]);
  return isPending ? { [PENDING]: '' } : {};
}
