import { LateGate } from '../ui/late/late-gate';

/** Before what a page shows between header and footer. */
export const documentGate = new LateGate('main');
