import type { Mutation } from './mutation';

/** What a transaction is called, whose it is and how it is to be run. */
export interface TransactionHeader {
  /** Becomes the `_rev` of every document it touches. */
  readonly id: string;
  readonly author: string;
  readonly timestamp: Date;
  /** Give objects in arrays a `_key` where they lack one. */
  readonly generateArrayKeys: boolean;
  /** Work everything out, and write nothing. */
  readonly isDryRun: boolean;
}

/** A transaction to run: all of it, or nothing. */
export interface Transaction extends TransactionHeader {
  readonly mutations: readonly Mutation[];
}
