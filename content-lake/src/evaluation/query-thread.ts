import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Dataset } from '../store/dataset';
import type { QueryTask, TaskReport, ThreadInput, ThreadOutput } from './query-task';

/** Copying this many documents takes a few milliseconds; requests are answered between two chunks. */
const LOAD_CHUNK = 200;
/**
 * Above the limit of `QueryPool`: a thread that reaches V8's own limit may end the process ("FATAL ERROR: Reached heap
 * limit"), because V8 cannot always refuse an allocation.
 */
const MAX_HEAP_MB = 4_096;

/** Callbacks for the events of a thread. */
type ThreadEvents = {
  /** The thread has all documents and accepts tasks. */
  onReady(): void;
  /** The thread's task has ended. */
  onReport(report: TaskReport): void;
  /** The thread has ended without `stop`. */
  onCrash(error: unknown): void;
};

/** One worker thread that evaluates queries (`query-worker.ts`), with copies of all documents. */
export class QueryThread {
  readonly #worker: Worker;
  readonly #datasets: readonly Dataset[];
  #isReady = false;
  #isStopped = false;

  /** @param file the thread's script. */
  constructor(file: string | URL, datasets: readonly Dataset[], events: ThreadEvents) {
    this.#datasets = datasets;
    this.#worker = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
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
    void this.#load();
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

  /**
   * Sends all documents, in chunks. Changes during this time are sent as well: each message carries the state of its
   * documents at that moment and messages arrive in order, so the last message about a document is right.
   */
  async #load(): Promise<void> {
    for (const dataset of this.#datasets) {
      let chunk = [];
      for (const document of dataset.documents()) {
        if (chunk.push(document) < LOAD_CHUNK) continue;
        this.change(dataset.name, chunk, []);
        chunk = [];
        await nextTurn();
        if (this.#isStopped) return;
      }
      this.change(dataset.name, chunk, []);
    }
    this.#send({ type: 'loaded' });
  }

  #send(input: ThreadInput): void {
    if (!this.#isStopped) this.#worker.postMessage(input);
  }
}
