/** A presence event in the hosted lake's format; `i` is the user. */
export type PresenceEvent =
  | { readonly type: 'rollCall'; readonly i: string; readonly session: string }
  | {
      readonly type: 'state';
      readonly i: string;
      readonly m: { readonly sessionId: string; readonly locations: readonly unknown[] };
    }
  | { readonly type: 'disconnect'; readonly i: string; readonly m: { readonly session: string } };

/** One connected tab. */
export type PresenceMember = {
  /** The browser that it is in, which is one editor; undefined if it has no name. */
  readonly browser: string | undefined;
  readonly send: (event: PresenceEvent) => void;
};

/** The connected tabs of each dataset. Locations are not stored: a new client requests them by a roll call. */
export class PresenceRooms {
  readonly #rooms = new Map<string, Set<PresenceMember>>();

  enter(room: string, member: PresenceMember): void {
    const members = this.#rooms.get(room);
    if (members) members.add(member);
    else this.#rooms.set(room, new Set([member]));
  }

  leave(room: string, member: PresenceMember): void {
    const members = this.#rooms.get(room);
    members?.delete(member);
    if (members?.size === 0) this.#rooms.delete(room);
  }

  /** Sends to all members but the sender's own tabs: the Studio would show them as another editor. */
  broadcast(room: string, sender: PresenceMember, event: PresenceEvent): void {
    for (const member of this.#rooms.get(room) ?? []) if (!isSameEditor(member, sender)) member.send(event);
  }
}

function isSameEditor(one: PresenceMember, other: PresenceMember): boolean {
  return one === other || (one.browser !== undefined && one.browser === other.browser);
}
