/** What a visitor with a valid preview cookie may see. */
export type PreviewSession = EditorSession | ShareSession;

/** An editor who came from Studio: every page. `expiresAt`, ms since 1970, is the cookie's own end. */
export type EditorSession = { kind: 'editor'; perspective: string; expiresAt: number };

/** Somebody who was sent a link: the draft of one page, for as long as the share stands in the Lake. */
export type ShareSession = {
  kind: 'share';
  /** `_id` of the share's document. */
  shareId: string;
  /** Canonical path of the page. */
  path: string;
  /** When the share itself ends, ms since 1970. */
  endsAt: number;
  expiresAt: number;
};
