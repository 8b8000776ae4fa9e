import * as z from 'zod';
import { type Brand, UNKNOWN } from '../../../protocol/placeholders';
import { log } from '../../log.server';
import type { LastKnownGood } from './last-known-good.server';

const KEY = 'facts';
const storedFacts = z.array(z.tuple([z.string(), z.string()]));

/** The value of each fact as it was published last, also across restarts: a text may outlive the fact that it names. */
export class LastFacts {
  readonly #values = new Map<string, string>();
  readonly #reported = new Set<string>();
  readonly #store: Pick<LastKnownGood, 'find' | 'store'>;
  /** Resolves when those of an earlier run are known, if there are any. */
  readonly read: Promise<void>;

  constructor(store: Pick<LastKnownGood, 'find' | 'store'>) {
    this.#store = store;
    this.read = store.find(KEY).then((body) => {
      const stored = storedFacts.safeParse(body === undefined ? [] : JSON.parse(body));
      for (const [name, value] of stored.data ?? [])
        if (!this.#values.has(name)) this.#values.set(name, value);
    });
  }

  /** @param language of the settings that have them, unless it is the default one */
  remember(facts: Brand['facts'], language?: string): void {
    for (const { name, value } of facts ?? [])
      if (name && value) this.#values.set(keyOf(name, language), value);
    void this.read.then(() => this.#store.store(KEY, JSON.stringify([...this.#values])));
  }

  /** What a published text shows for a name that no fact has; each is reported once. */
  valueOf = (name: string, language?: string): string => {
    const value = this.#values.get(keyOf(name, language));
    if (!this.#reported.has(name))
      log('error', 'content.fact-missing', { name, shown: value === undefined ? 'nothing' : 'last value' });
    this.#reported.add(name);
    return value ?? UNKNOWN;
  };
}

/** Names have no spaces. */
const keyOf = (name: string, language?: string) => (language ? `${language} ${name}` : name);
