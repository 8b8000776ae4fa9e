import { type Refusal, refusals } from '../answer/refusals';
import type { UpstreamFailure } from './request-upstream';

/** What a client is told when the renderer gave no answer. Out: null where there is nobody left to tell. */
export function upstreamRefusal(failure: UpstreamFailure): Refusal | null {
  if (failure === 'aborted') return null;
  if (failure === 'busy') return refusals.rendererBusy;
  if (failure === 'slow') return refusals.rendererSlow;
  return failure === 'malformed' ? refusals.rendererBroken : refusals.rendererAway;
}
