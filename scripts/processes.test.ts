import { beforeEach, describe, expect, it, vi } from 'vitest';
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
  const restart = { firstMs: 1, longestMs: 4, workingAfterMs: 60_000 };

  /** Starts these one after the other. @returns when all have ended */
  const keep = (services: Service[]) =>
    new Promise<void>((resolve) => {
      const next = () => {
        const each = services.shift();
        if (each !== undefined) return launch(each);
        resolve();
        return new Promise<never>(() => {});
      };
      void keepRunning('program', next, restart);
    });

  it('is started again after a longer time, up to a limit, however often it ends or does not start', async () => {
    const ending = service('process.exit(3)');
    const failing = service('process.exit(78)', { ready: /never/ });
    await keep([ending, ending, failing, ending, ending, ending]);
    const line = (code: number, s: number) =>
      expect.stringMatching(new RegExp(`^program .*stopped \\(exit code ${code}\\).* again in ${s} s\\.$`));
    const expected = [line(3, 0.001), line(3, 0.002), line(78, 0.004), ...Array(3).fill(line(3, 0.004))];
    expect(said).toEqual(expected);
  });
});

it.each([
  ['ends', 'process.exit(2)', 'program stopped (exit code 2); what it said stands above.'],
  ['is not ready in time', RUNS_ON, 'program was not ready within 0.1 s; see above.'],
])('a service that %s has not started', async (_, code, message) => {
  const never = service(code, { ready: /never/, readyTimeoutMs: code === RUNS_ON ? 100 : 60_000 });
  await expect(launch(never)).rejects.toThrow(message);
});
