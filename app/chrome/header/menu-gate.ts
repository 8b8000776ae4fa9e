import { LateGate } from '../../ui/late/late-gate';

/** Before the header's menu, but not the button beside it that opens the drawer. */
export const menuGate = new LateGate('header nav');
