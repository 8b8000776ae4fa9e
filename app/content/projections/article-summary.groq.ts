import { mediaProjection } from './media.groq';

/** An article as lists show it. */
export const articleSummaryProjection = /* groq */ `_id, title, path, topic, excerpt, publishedAt, cover{ ${mediaProjection} }`;
