import { useSyncExternalStore } from 'react';
import type { ChatTexts } from '../../content/content-types';
import { type ChatMessage, type Conversation, createConversation } from './conversation';

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

/** Of this tab alone, and gone with it. */
const STORAGE_KEY = 'chat-conversation';

/**
 * The messages that this tab has shown in a session, so that a page that is loaded anew goes on where the last one was.
 * @returns undefined where there are none, or none that can be read
 */
export function readKeptMessages(sessionId: string): ChatMessage[] | undefined {
  try {
    const kept: { sessionId?: unknown; messages?: unknown } | null = JSON.parse(
      sessionStorage.getItem(STORAGE_KEY) ?? 'null',
    );
    if (kept?.sessionId !== sessionId || !Array.isArray(kept.messages)) return undefined;
    const messages: unknown[] = kept.messages;
    return messages.length > 0 && messages.every(isMessage) ? messages : undefined;
  } catch {
    return undefined;
  }
}

/** Where storage is blocked or full, the conversation lives as long as the page. */
export function keepMessages(sessionId: string, messages: readonly ChatMessage[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ sessionId, messages }));
  } catch {}
}

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, isUser, timestamp }: Partial<Record<keyof ChatMessage, unknown>> = value;
  return (
    typeof id === 'number' &&
    typeof text === 'string' &&
    typeof isUser === 'boolean' &&
    typeof timestamp === 'number'
  );
}

/** A second longer than the server gives the assistant, so that its answer arrives first. */
const SEND_TIMEOUT_MS = 16_000;

/**
 * Sends a message to the chat's endpoint.
 * @param signal aborted when nobody waits for the reply any more
 * @returns the reply's text; undefined where the answer holds none
 * @throws Error where the call fails, is refused, or takes too long
 */
async function sendMessage(
  call: { message: string; sessionId: string },
  signal: AbortSignal,
): Promise<string | undefined> {
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(new Error('no answer in time')), SEND_TIMEOUT_MS);
  const forward = () => overdue.abort(signal.reason);
  signal.addEventListener('abort', forward);
  try {
    const response = await fetch('/api/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(call),
      signal: overdue.signal,
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const answer: { output?: unknown } = await response.json();
    return typeof answer.output === 'string' ? answer.output : undefined;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', forward);
  }
}

/** Where the session id is kept; the name is the specification's. */
const SESSION_STORAGE_KEY = 'chat-session-id';
/** What the server takes for one. */
const SESSION_ID = /^[A-Za-z0-9_-]{8,128}$/;

/**
 * The visitor's session: kept in local storage, or, where storage is blocked, known to this page alone.
 * @returns `chat-<ms since 1970>-<uuid>`
 */
export function openSession(): string {
  const kept = read();
  return kept !== null && SESSION_ID.test(kept) ? kept : renewSession();
}

/** Begins another session, which from now on is the visitor's. */
export function renewSession(): string {
  const id = `chat-${Date.now()}-${uuid()}`;
  try {
    localStorage.setItem(SESSION_STORAGE_KEY, id);
  } catch (error) {
    console.info('The chat session cannot be remembered: storage is blocked.', error);
  }
  return id;
}

function read(): string | null {
  try {
    return localStorage.getItem(SESSION_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** `crypto.randomUUID` is missing on plain http, where the random numbers themselves are not (RFC 9562, version 4). */
function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
