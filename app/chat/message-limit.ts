/** The longest message, in characters (code points), for both input and server. */
export const MESSAGE_MAX_CHARACTERS = 4_000;
