import type { OrderStage } from '../../../protocol/sample-company/papers';

/** Tones of the stages of an order; a new one has none. */
export const stageTones = {
  New: undefined,
  Picking: 'slate',
  Shipped: 'pine',
  Billed: 'pine',
  Returned: 'ochre',
} as const satisfies Record<OrderStage, string | undefined>;
