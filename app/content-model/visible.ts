import type { VisibleDates } from '../../protocol/visibility';

/** An answer without the dates of its parts, which browsers must not get. */
export type Visible<T> =
  T extends ReadonlyArray<infer Member>
    ? Array<Visible<Member>>
    : T extends object
      ? { [Field in keyof T as Field extends keyof VisibleDates ? never : Field]: Visible<T[Field]> }
      : T;
