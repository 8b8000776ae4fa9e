import { createHook } from 'node:async_hooks';

const kept = new Set<object>();

/**
 * Keeps `process.nextTick` fast in a server that is sometimes idle.
 *
 * Each tick, and a request takes several, is an object that Node writes as a literal with computed keys. V8 remembers
 * weakly what shape such a literal makes: a garbage collection that comes while no tick is under way takes the shape, and
 * from then on each tick goes through a slow path, at a tenth of a cached page's processor time (Node 20). One tick, held,
 * prevents it.
 */
export function keepTickShape(): void {
  const hook = createHook({
    init(_asyncId, type, _triggerAsyncId, resource) {
      if (type === 'TickObject') kept.add(resource);
    },
  }).enable();
  process.nextTick(() => {});
  hook.disable();
}
