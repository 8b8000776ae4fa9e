import { Worker } from 'node:worker_threads';
import type { Dataset } from '../store/dataset';
import type { QueryTask, TaskReport, ThreadInput, ThreadOutput } from './query-task';

/**
 * Above the limit of `QueryPool`, by what the documents take: a thread that reaches V8's own limit may end the process
 * ("FATAL ERROR: Reached heap limit"), because V8 cannot always refuse an allocation.
 */
const MAX_HEAP_MB = 1_536;
/** V8 gives back little of what it once took for new objects; by default, this is 48. */
const MAX_YOUNG_MB = 12;

/** Callbacks for the events of a thread. */
type ThreadEvents = {
  /** The thread has all documents and accepts tasks. */
  onReady(): void;
  /** The thread's task has ended. */
  onReport(report: TaskReport): void;
  /** The thread has ended without `stop`. */
  onCrash(error: unknown): void;
};

/** One worker thread that evaluates queries (`query-worker.ts`), with the short fields of all documents. */
export class QueryThread {
  readonly #worker: Worker;
  #isReady = false;
  #isStopped = false;

  /** @param file the thread's script. */
  constructor(file: string | URL, datasets: readonly Dataset[], events: ThreadEvents) {
    this.#worker = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: MAX_YOUNG_MB },
    });
    this.#worker.on('message', (output: ThreadOutput) => {
      if (this.#isStopped) return;
      if (output.type !== 'ready') return events.onReport(output);
      this.#isReady = true;
      events.onReady();
    });
    const crash = (error: unknown) => {
      if (this.#isStopped) return;
      void this.stop();
      events.onCrash(error);
    };
    this.#worker.on('error', crash);
    this.#worker.on('exit', (code) => crash(new Error(`a query thread has ended with code ${code}`)));
    // Later changes arrive after these documents, so the last message about a document is right.
    for (const { name, packed } of datasets) this.change(name, [...packed.values()], []);
    this.#send({ type: 'loaded' });
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  run(task: QueryTask): void {
    this.#send({ type: 'run', task });
  }

  /** Updates the thread's copy of a dataset: every later task sees the change. */
  change(
    dataset: string,
    documents: Extract<ThreadInput, { type: 'change' }>['documents'],
    deleted: string[],
  ) {
    this.#send({ type: 'change', dataset, documents, deleted });
  }

  /** Terminates the thread at once, also in the middle of a task. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#worker.terminate();
  }

  #send(input: ThreadInput): void {
    if (!this.#isStopped) this.#worker.postMessage(input);
  }
}
