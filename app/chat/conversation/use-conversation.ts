import { useSyncExternalStore } from 'react';
import type { ChatTexts } from '../../content/content-types';
import { type Conversation, createConversation } from './conversation';
import { keepMessages, readKeptMessages } from './kept-messages';
import { sendMessage } from './send-message';
import { openSession, renewSession } from './session-id';

/** One for as long as the document lives, whatever pages come and go in it. */
let theConversation: Conversation | undefined;

/** The visitor's conversation and what it holds just now; it begins with the first call. */
export function useConversation({ greeting, failureMessage }: ChatTexts) {
  theConversation ??= createConversation({
    greeting,
    failureMessage,
    session: { open: openSession, renew: renewSession },
    send: sendMessage,
    recall: readKeptMessages,
    keep: keepMessages,
  });
  const conversation = theConversation;
  const state = useSyncExternalStore(conversation.subscribe, conversation.getState);
  return { conversation, ...state };
}
