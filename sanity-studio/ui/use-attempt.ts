import { useState } from 'react';
import { messageOf } from './problem';

/** Work that an editor begins, and that may fail. @returns `problem`: why the last attempt has failed */
export function useAttempt() {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const attempt = (work: () => Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    setProblem(undefined);
    return work()
      .then(
        () => undefined,
        (error: unknown) => setProblem(messageOf(error)),
      )
      .finally(() => setIsBusy(false));
  };
  return { attempt, isBusy, problem, forget: () => setProblem(undefined) };
}
