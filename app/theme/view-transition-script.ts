/**
 * Runs in the head of every page; self-contained (see `scriptSource`). The browser may skip the transition between two
 * documents, for instance on a slow machine: `ready` then rejects, and nobody else handles it.
 */
export function viewTransitionScript(): void {
  for (const type of ['pageswap', 'pagereveal'] as const)
    addEventListener(type, ({ viewTransition }) => void viewTransition?.ready.catch(() => {}));
}
