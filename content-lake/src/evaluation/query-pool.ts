import { LRUCache } from 'lru-cache';
import { httpError, LakeError, queryTimeoutError } from '../errors';
import { localUser } from '../lake';
import type { DatasetChange } from '../store/change-log';
import type { Dataset } from '../store/dataset';
import type { QueryTask, QueryTaskKind, QueryTaskResults, TaskReport } from './query-task';
import { QueryThread } from './query-thread';

/** One for a slow task, one for all others; each holds the short fields of all documents. */
const MAX_THREADS = 2;
/** After the last slow task. */
const RELEASE_AFTER_MS = 60_000;
/** A page query takes about a millisecond. */
const SLOW_AFTER_MS = 100;
/** Not earlier: on a busy machine a quick task takes as long as `SLOW_AFTER_MS`, and a new thread longer. */
const INTERRUPT_AFTER_MS = 1_000;
/** The hosted API's limit of concurrent queries: https://www.sanity.io/docs/content-lake/technical-limits */
const MAX_WAITING = 500;
/** How much the process's memory may grow while a slow task runs. */
const MAX_GROWTH_BYTES = 512 * 1024 * 1024;
/** How often the pool checks a slow task's memory, and whether to interrupt it. */
const CHECK_MS = 50;
/** Within this time, letting an abandoned task finish costs less than a new thread. */
const ABANDONED_MS = 100;
const RETRY_MS = 1_000;
const MAX_TEXTS = 500;
const MAX_TEXT_LENGTH = 10_000;

type Job = {
  readonly task: QueryTask;
  /** Identifies tasks that take about the same time. */
  readonly text: string;
  /** Settles the promise of `run`. */
  settle(report: TaskReport<QueryTaskKind> | LakeError): void;
  isSlow: boolean;
  startedAtMs: number;
  timer: NodeJS.Timeout | undefined;
};

/**
 * Evaluates queries on worker threads. A query may take any time and memory, so its thread is terminated and replaced at
 * the deadline, above the memory limit, and when the client disconnects.
 *
 * Each thread runs one task at a time. When a slow task makes others wait, a second thread is started. While tasks wait,
 * at most one slow task runs: of two, the later is interrupted after a second, and restarted after the earlier. Tasks of
 * editors and queries that were quick before are run first, in their order, then the newest, so that a quick query does
 * not wait for many slow ones. Listeners without a token come last: each has a query that runs for every change.
 */
export class QueryPool {
  readonly #file: string | URL;
  readonly #timeoutMs: number;
  #datasets: readonly Dataset[] = [];
  readonly #threads = new Set<QueryThread>();
  readonly #waiting = new Set<Job>();
  /** The texts of tasks that were quick. */
  readonly #quick = new LRUCache<string, true>({ max: MAX_TEXTS });
  /** In the order of their start. */
  readonly #running = new Map<QueryThread, Job>();
  #state: 'open' | 'draining' | 'stopped' = 'open';
  #release: NodeJS.Timeout | undefined;

  /**
   * @param file the script of the threads.
   * @param timeoutMs the time limit of a task, including the time that it waits.
   */
  constructor(file: string | URL, timeoutMs: number) {
    this.#file = file;
    this.#timeoutMs = timeoutMs;
  }

  /** Starts a thread. Resolves when it has all documents; rejects when it fails to start. */
  start(datasets: readonly Dataset[]): Promise<void> {
    this.#datasets = datasets;
    return new Promise((resolve, reject) => this.#addThread(resolve, reject));
  }

  /** Sends a change to the threads: every task that is requested afterwards sees it. */
  publish({ name, packed }: Dataset, change: DatasetChange): void {
    const documents = change.documents.flatMap(({ id }) => packed.get(id) ?? []);
    const deleted = change.documents.filter(({ after }) => !after).map(({ id }) => id);
    for (const thread of this.#threads) thread.change(name, documents, deleted);
  }

  /**
   * Runs a task.
   * @param signal aborted when the result is no longer needed.
   * @throws LakeError 504 at the deadline, 400 above the memory limit, 429 when too many tasks wait, 503 while the lake
   *   stops; the errors of `runQueryTask`.
   */
  run<Task extends QueryTask>(task: Task, signal?: AbortSignal): Promise<QueryTaskResults[Task['kind']]> {
    return new Promise((resolve, reject) => {
      if (this.#state === 'stopped') throw stopping();
      if (this.#waiting.size >= MAX_WAITING) throw httpError(429, 'Too many concurrent queries');
      const settle = (report: TaskReport<Task['kind']> | LakeError) => {
        clearTimeout(deadline);
        signal?.removeEventListener('abort', abandon);
        if (report instanceof LakeError) reject(report);
        else if (report.type === 'done') resolve(report.result);
        else if (report.type === 'failed') reject(report.error);
        else reject(new LakeError(report.status, report.body));
      };
      const text = 'query' in task ? task.query.slice(0, MAX_TEXT_LENGTH) : task.kind;
      const job: Job = { task, text, settle, isSlow: false, startedAtMs: 0, timer: undefined };
      const deadline = setTimeout(() => this.#end(job, queryTimeoutError(this.#timeoutMs)), this.#timeoutMs);
      const abandon = () => {
        const end = () => this.#end(job, httpError(400, 'The client has closed the connection'));
        if (this.#waiting.has(job)) end();
        else setTimeout(end, ABANDONED_MS);
      };
      signal?.addEventListener('abort', abandon);
      this.#waiting.add(job);
      this.#assign();
      if (signal?.aborted) abandon();
    });
  }

  /** Ends slow tasks, now and later: the process is about to exit. */
  drain(): void {
    this.#state = 'draining';
    for (const job of this.#jobs()) if (job.isSlow) this.#end(job, stopping());
  }

  /** Ends all tasks and threads. */
  async stop(): Promise<void> {
    this.#state = 'stopped';
    clearTimeout(this.#release);
    for (const job of this.#jobs()) this.#end(job, stopping());
    await Promise.all([...this.#threads].map((thread) => thread.stop()));
  }

  /** How many tasks run or wait. */
  get size(): number {
    return this.#running.size + this.#waiting.size;
  }

  readonly #jobs = (): Job[] => [...this.#running.values(), ...this.#waiting];

  #addThread(onReady?: () => void, onFailure?: (error: unknown) => void): void {
    if (this.#state === 'stopped') return;
    const thread = new QueryThread(this.#file, this.#datasets, {
      onReady: () => {
        onReady?.();
        this.#assign();
      },
      onReport: (report) => {
        const job = this.#take(thread);
        if (job && !job.isSlow) this.#quick.set(job.text, true);
        job?.settle(report);
        this.#assign();
      },
      onCrash: (error) => {
        console.error('content lake: a query thread has ended:', error);
        this.#threads.delete(thread);
        this.#take(thread)?.settle({ type: 'failed', error });
        onFailure?.(error);
        setTimeout(() => this.#addThread(), RETRY_MS).unref();
      },
    });
    this.#threads.add(thread);
  }

  /** Removes and returns a thread's task. */
  #take(thread: QueryThread): Job | undefined {
    const job = this.#running.get(thread);
    this.#running.delete(thread);
    clearTimeout(job?.timer);
    return job;
  }

  /** Terminates and replaces a thread, and returns its unfinished task. */
  #interrupt(thread: QueryThread): Job | undefined {
    this.#threads.delete(thread);
    void thread.stop();
    this.#addThread();
    return this.#take(thread);
  }

  /** Stops an idle thread if there are two. */
  #stopSurplus(): void {
    const idle = [...this.#threads].find((thread) => thread.isReady && !this.#running.has(thread));
    if (this.#threads.size < MAX_THREADS || !idle) return;
    this.#threads.delete(idle);
    void idle.stop();
  }

  #end(job: Job, error: LakeError): void {
    const [thread] = [...this.#running].find(([, running]) => running === job) ?? [];
    if (thread) this.#interrupt(thread);
    else if (!this.#waiting.delete(job)) return;
    job.settle(error);
    this.#assign();
  }

  /** Assigns waiting tasks to idle threads. When slow tasks occupy all of them, adds one, or interrupts the latest task. */
  #assign(): void {
    for (const thread of this.#threads) {
      if (!thread.isReady || this.#running.has(thread)) continue;
      const hasSlow = [...this.#running.values()].some(({ isSlow }) => isSlow);
      const waiting = [...this.#waiting].filter(({ isSlow }) => !(isSlow && hasSlow));
      const urgent = waiting.filter(({ task }) => task.kind !== 'filter' || isOfEditor(task));
      const quick = urgent.find(({ task, text }) => isOfEditor(task) || this.#quick.has(text));
      const job = quick ?? urgent.at(-1) ?? waiting.at(-1);
      if (job) this.#start(thread, job);
    }
    const isBlocked = [...this.#waiting].some(({ isSlow }) => !isSlow);
    const isAllSlow = [...this.#threads].every((thread) => this.#running.get(thread)?.isSlow);
    const [latest] = [...this.#running].reverse();
    if (!isBlocked || !isAllSlow || !latest) return;
    const [thread, job] = latest;
    if (this.#threads.size < MAX_THREADS) this.#addThread();
    else if (performance.now() - job.startedAtMs >= INTERRUPT_AFTER_MS) {
      this.#interrupt(thread);
      this.#waiting.add(job);
    }
  }

  #start(thread: QueryThread, job: Job): void {
    this.#waiting.delete(job);
    this.#running.set(thread, job);
    job.startedAtMs = performance.now();
    job.timer = setTimeout(() => this.#markSlow(job), SLOW_AFTER_MS);
    thread.run(job.task);
  }

  #markSlow(job: Job): void {
    if (this.#state !== 'open') {
      this.#end(job, stopping());
      return;
    }
    job.isSlow = true;
    this.#quick.delete(job.text);
    clearTimeout(this.#release);
    this.#release = setTimeout(() => this.#stopSurplus(), RELEASE_AFTER_MS).unref();
    const before = process.memoryUsage.rss();
    job.timer = setInterval(() => {
      if (process.memoryUsage.rss() - before < MAX_GROWTH_BYTES) this.#assign();
      else this.#end(job, httpError(400, 'The query takes too much memory'));
    }, CHECK_MS);
    this.#assign();
  }
}

/** Whether a client with the token requested a task: its queries, like each of Studio's, may all be new. */
function isOfEditor(task: QueryTask): boolean {
  return task.kind === 'patch' || task.identity === localUser.id;
}

const stopping = () => httpError(503, 'The Content Lake is being stopped');
