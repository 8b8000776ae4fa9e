import type { TracedValue } from './traced-value';

/** GROQ's `null`, for everything that is not there. */
export const tracedNull: TracedValue = { kind: 'unknown', value: null };
