import { textBlockProjection } from './text.groq';

/** A question and its answer. */
export const faqItemProjection = /* groq */ `_id, question, answer[]{ ${textBlockProjection} }`;
