import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeServer, listen } from '../tests/support/listen';
import { Failure } from './bootstrap.mjs';
import { keepRunning, type Service, startService } from './processes';

const RUNS_ON = 'setInterval(() => {}, 1000);';
/** A program that only a kill ends before its end. */
const service = (after: string, more: Partial<Service> = {}): Service => ({
  name: 'program',
  args: ['-e', `process.on('SIGTERM', () => {}); console.log('ready'); ${after}`],
  env: {},
  ready: /^ready$/,
  ...more,
});
const launch = (what: Service) => startService(what, () => {});

let said: string[] = [];
beforeEach(() => {
  said = [];
  const printed = vi.spyOn(console, 'info').mockImplementation((line) => void said.push(line));
  return () => printed.mockRestore();
});

describe('a service that is kept running', () => {
  const times = {
    ping: { intervalMs: 10, timeoutMs: 50, maxUnanswered: 2 },
    restart: { delayMs: 1, workingAfterMs: 60_000, maxFailures: 3 },
  };
  const hanging = createServer(() => {});
  afterEach(() => closeServer(hanging));

  /** Starts these one after the other. @returns how it came to an end */
  async function keep(services: Service[], pingUrl?: string) {
    let starts = 0;
    const next = () => {
      starts += 1;
      const each = services.shift();
      return each === undefined ? Promise.reject(new Failure('no more', 78)) : launch(each);
    };
    const { ended } = await keepRunning('program', next, pingUrl, times);
    const { message, exitCode } = await ended;
    return { starts, message, exitCode };
  }

  it('is started again when it ends, until it has ended right after several starts', async () => {
    const ends = Array.from({ length: 5 }, () => service('process.exit(3)'));
    expect(await keep(ends)).toMatchObject({ starts: 3, exitCode: 3 });
    const line = expect.stringMatching(/^program {3}program stopped \(exit code 3\).* started again\.$/);
    expect(said).toEqual([line, line]);
  });

  it('is not started again if it rejects its settings', async () => {
    expect(await keep([service('process.exit(78)')])).toMatchObject({ starts: 1, exitCode: 78 });
  });

  it('is killed when it hangs, and started again', async () => {
    const url = `http://127.0.0.1:${await listen(hanging)}/ping`;
    expect(await keep([service(RUNS_ON)], url)).toMatchObject({ starts: 2, message: 'no more' });
    expect(said[0]).toBe(`program   ${url} is not answered; it is killed.`);
    expect(said[1]).toContain('program stopped (SIGKILL)');
  });
});

it.each([
  ['ends', 'process.exit(2)', 'program stopped (exit code 2); what it said stands above.'],
  ['is not ready in time', RUNS_ON, 'program was not ready within 0.1 s; see above.'],
])('a service that %s has not started', async (_, code, message) => {
  const never = service(code, { ready: /never/, readyTimeoutMs: code === RUNS_ON ? 100 : 60_000 });
  await expect(launch(never)).rejects.toThrow(message);
});
