import { content } from '../support/content';

const PAGES = ['/', content.pricing.path, content.about.path, '/sitemap.xml'];

export type Load = {
  /** Requests that have been answered. */
  readonly answered: number;
  /** What failed: an answer of 500 or more, or none. */
  readonly failures: readonly string[];
  /** Waits until that many more requests have been answered. */
  more(count: number): Promise<void>;
  /** Ends it, and waits for the last answers. */
  stop(): Promise<void>;
};

/** Visitors that request pages one after the other until they are stopped. */
export function startVisitors(url: string, count: number): Load {
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const visit = async (first: number) => {
    for (let next = first; !isOver; next += 1) {
      const path = PAGES[next % PAGES.length] ?? '/';
      const status = await statusOf(url + path);
      answered += 1;
      if (status !== '200') failures.push(`${path} ${status}`);
    }
  };
  const visitors = Array.from({ length: count }, (_, index) => visit(index));
  return {
    get answered() {
      return answered;
    },
    failures,
    async more(wanted) {
      const enough = answered + wanted;
      while (answered < enough) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    async stop() {
      isOver = true;
      await Promise.all(visitors);
    },
  };
}

/** The status, after the whole body has arrived; else the error's message. */
async function statusOf(url: string): Promise<string> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return String(answer.status);
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error);
  }
}
