import { firstValueFrom, type Observable, of, throwError } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOT_STORED, retryingRequests } from './lake-client';
import { LAKE_BACK } from './lake-socket';

const request = { url: 'http://localhost:3334/v1/data/actions/production', method: 'POST' };
const answer = { type: 'response' as const, body: {}, ...request, statusCode: 200, headers: {} };
const unanswered = Object.assign(new Error('Request error'), { isNetworkError: true });
const conflict = (type: string) =>
  Object.assign(new Error('Conflict'), {
    statusCode: 409,
    response: { body: { error: { type, id: 'tx-1' } } },
  });

let network: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  network = new EventTarget();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sends a request whose attempts have these results in turn, and counts the attempts. */
function send(...results: (Error | typeof answer)[]) {
  const state = { sent: 0 };
  const requester = (): Observable<typeof answer> => {
    const result = results[state.sent] ?? answer;
    state.sent += 1;
    return result instanceof Error ? throwError(() => result) : of(result);
  };
  const outcome = firstValueFrom(Reflect.apply(retryingRequests(network), undefined, [request, requester]));
  outcome.catch(() => {});
  return { state, outcome };
}

describe('requests to a lake that may be unavailable', () => {
  it('are sent once if they are answered', async () => {
    const { state, outcome } = send(answer);
    await expect(outcome).resolves.toBe(answer);
    expect(state.sent).toBe(1);
  });

  it('are retried with a back-off until they are answered', async () => {
    const { state, outcome } = send(...Array.from({ length: 7 }, () => unanswered));
    await vi.advanceTimersByTimeAsync(249);
    expect(state.sent).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(state.sent).toBe(2);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(outcome).resolves.toBe(answer);
    expect(state.sent).toBe(8);
  });

  it('are retried immediately when the network is back', async () => {
    const { outcome } = send(unanswered);
    network.dispatchEvent(new Event('online'));
    await expect(outcome).resolves.toBe(answer);
  });

  it('are retried if the disk of the lake is full, which is said each time', async () => {
    const full = Object.assign(new Error('The disk is full'), { statusCode: 507 });
    const said: unknown[] = [];
    network.addEventListener(NOT_STORED, (event) => event instanceof CustomEvent && said.push(event.detail));
    const { outcome } = send(full, full);
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(outcome).resolves.toBe(answer);
    expect(said).toEqual(['The disk is full', 'The disk is full']);
  });

  it('are retried immediately when the lake accepts the socket', async () => {
    const { outcome } = send(unanswered);
    network.dispatchEvent(new Event(LAKE_BACK));
    await expect(outcome).resolves.toBe(answer);
  });

  it('are retried if the lake is too busy for an edit', async () => {
    const { outcome } = send(Object.assign(new Error('Timed out'), { statusCode: 504 }));
    await vi.advanceTimersByTimeAsync(250);
    await expect(outcome).resolves.toBe(answer);
  });

  it('are retried until an edit is stored, also when Studio has left its document', async () => {
    const url = `${request.url}?tag=sanity.studio.document.commit`;
    let sent = 0;
    const requester = () => {
      sent += 1;
      return sent < 3 ? throwError(() => unanswered) : of(answer);
    };
    const edit = { ...request, url };
    const sending = Reflect.apply(retryingRequests(network), undefined, [edit, requester]).subscribe();
    sending.unsubscribe();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toBe(3);
  });

  it('fail if the lake refuses them', async () => {
    const { state, outcome } = send(conflict('documentAlreadyExistsError'));
    await expect(outcome).rejects.toThrow('Conflict');
    expect(state.sent).toBe(1);
  });
});

describe('a transaction that was written before', () => {
  it('succeeds if only its answer was lost', async () => {
    const { outcome } = send(unanswered, conflict('transactionAlreadyExistsError'));
    network.dispatchEvent(new Event('online'));
    await expect(outcome).resolves.toMatchObject({ statusCode: 200, body: { transactionId: 'tx-1' } });
  });

  it('fails at the first attempt', async () => {
    const { outcome } = send(conflict('transactionAlreadyExistsError'));
    await expect(outcome).rejects.toThrow('Conflict');
  });
});
