import { linkProjection } from './link.groq';

/** The band that closes a page. */
export const endCapProjection = /* groq */ `title, text, actions[]{ ${linkProjection} }`;
