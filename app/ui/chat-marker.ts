/** On the element with the chat's launcher and its panel. */
export const chatMarker = { 'data-chat': '' };
/** On a group of buttons: on phones the launcher steps aside for the first of a page. */
export const actionsMarker = { 'data-actions': '' };
/** For the style of a control that needs the chat: true on pages without one. */
export const WITHOUT_CHAT = 'body:not(:has([data-chat]))';
/** On a button whose press opens the chat with this text below what has been written in its field. Nothing is sent. */
export const DRAFT = 'data-chat-draft';
export const draftsMessage = (text: string) => ({ [DRAFT]: text });
