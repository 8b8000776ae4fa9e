import { type MessagePort, parentPort } from 'node:worker_threads';
import { LakeError } from './errors';
import { DatasetCopy } from './evaluation/dataset-copy';
import type { QueryTask, TaskReport, ThreadInput, ThreadOutput } from './evaluation/query-task';
import { runQueryTask } from './evaluation/run-query-task';
import { QueryParser } from './query/query-parser';

const queries = new QueryParser();
const copies = new Map<string, DatasetCopy>();

if (parentPort) serve(parentPort);

/** The program of a query thread: keeps copies of the datasets, and does one task after the other on them. */
function serve(port: MessagePort): void {
  const send = (output: ThreadOutput) => {
    const bytes = output.type === 'done' && output.result instanceof Uint8Array ? [output.result.buffer] : [];
    port.postMessage(output, bytes);
  };
  port.on('message', (input: ThreadInput) => {
    if (input.type === 'change') copyOf(input.dataset).change(input.documents, input.deleted);
    else if (input.type === 'loaded') send({ type: 'ready' });
    else void report(input.task).then(send);
  });
}

async function report(task: QueryTask): Promise<TaskReport> {
  try {
    return { type: 'done', result: await runQueryTask(task, queries, copyOf) };
  } catch (error) {
    if (!(error instanceof LakeError)) return { type: 'failed', error };
    const { status, body, headers } = error;
    return { type: 'refused', status, body, headers };
  }
}

function copyOf(dataset: string): DatasetCopy {
  const known = copies.get(dataset);
  if (known) return known;
  const copy = new DatasetCopy();
  copies.set(dataset, copy);
  return copy;
}
