/** One message of the conversation, with exactly the fields of the specification; `timestamp` is in ms since 1970. */
export type ChatMessage = { id: number; text: string; isUser: boolean; timestamp: number };
