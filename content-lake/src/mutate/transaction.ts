import type { Mutation } from './mutation';

/** A transaction to run: all of it, or nothing. */
export interface Transaction {
  /** Becomes the `_rev` of every document it touches. */
  readonly id: string;
  readonly mutations: readonly Mutation[];
  /** The mutations as received, for the log. */
  readonly received: readonly unknown[];
  readonly author: string;
  readonly timestamp: Date;
  /** Give objects in arrays a `_key` where they lack one. */
  readonly generateArrayKeys: boolean;
  /** Work everything out, and write nothing. */
  readonly isDryRun: boolean;
}
