import type { PublishedContent } from '../content/cache/published-content.server';
import { loadSite } from '../content/pages/load-site.server';
import { PublishedIndex } from './published-index.server';

const FIRST_DELAY_MS = 500;
const RETRY_MS = 10_000;

/** An index for each language of the site: results, suggestions and weights of one know no word of another. */
export class SearchIndexes {
  readonly #indexes = new Map<string | undefined, PublishedIndex>();

  /** @param fileOf the file of an index; see `PublishedIndex` */
  constructor(
    private readonly content: PublishedContent,
    private readonly fileOf: (language: string | undefined) => string | undefined,
  ) {}

  /** @param language of the site, unless it is the default one */
  in(language: string | undefined): PublishedIndex {
    const index =
      this.#indexes.get(language) ?? new PublishedIndex(this.content, this.fileOf(language), language);
    this.#indexes.set(language, index);
    return index;
  }

  /** Makes the indexes before the first search; a failure is tried again in ten seconds. */
  makeWhileRunning(delayMs = FIRST_DELAY_MS): void {
    setTimeout(() => {
      this.#make().catch(() => this.makeWhileRunning(RETRY_MS));
    }, delayMs).unref();
  }

  async #make(): Promise<void> {
    await this.in(undefined).update();
    const { languages = [] } = (await loadSite(this.content)).site.settings;
    for (const { language } of languages.slice(1)) await this.in(language).update();
  }
}
