/** The longest message that is sent, in characters (code points): input and server count alike. */
export const MESSAGE_MAX_CHARACTERS = 4_000;
