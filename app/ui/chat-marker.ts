/*
 * Apart from `chat-draft.ts`, so that the files of every page contain only this.
 */

/** On the element with the chat's launcher and, while it is open, its panel. */
export const chatMarker = { 'data-chat': '' };
/** For the style of a control that needs the chat: true on pages without one. */
export const WITHOUT_CHAT = 'body:not(:has([data-chat]))';
