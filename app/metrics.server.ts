import { createMetrics } from '../protocol/metrics';

/** Metrics of the renderer. */
export const metrics = createMetrics();
