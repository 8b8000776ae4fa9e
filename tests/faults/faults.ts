import { setTimeout as sleep } from 'node:timers/promises';
import type { misbehaviours } from '../support/fake-workflow-host';
import { linkFaults } from '../support/faulty-link';
import { isRunning } from '../support/is-running';
import type { ProgramName } from './programs';
import { until } from './programs';
import type { Random } from './random';
import type { Scene } from './scene';

/** The launcher gives up a program that ends five times, each time within ten seconds of its start. */
const REST_AFTER_END_MS = 11_000;
const REPLACED_TIMEOUT_MS = 30_000;
const HOUR_MS = 3_600_000;

export type Fault = {
  name: string;
  /** Faults of one target happen one after the other. */
  target: 'front door' | 'renderer' | 'lake' | 'link' | 'workflow' | 'site disk' | 'site clock' | 'redis';
  /** Ends a long-running program: not while memory is measured. */
  isDeadly?: boolean;
  /** From begin to end. */
  happen(scene: Scene, random: Random): Promise<void>;
  /** Whether everything works again. */
  isBack: keyof Scene['isBack'];
  /** Until the next fault of the target. */
  restMs?: number;
};

const signal = (scene: Scene, name: ProgramName, which: NodeJS.Signals) => {
  const pid = scene.programs.pid(name);
  if (pid !== undefined) process.kill(pid, which);
  return pid;
};

/** SIGSTOP, and SIGCONT after a while. */
function stopped(name: ProgramName, target: Fault['target'], isBack: Fault['isBack'], mostMs: number): Fault {
  return {
    ...{ name: `${name} stopped`, target, isBack },
    async happen(scene, random) {
      const pid = signal(scene, name, 'SIGSTOP');
      await sleep(random.between(300, mostMs));
      try {
        if (pid !== undefined) process.kill(pid, 'SIGCONT');
      } catch {
        // It was killed meanwhile, because it did not answer.
      }
    },
  };
}

/** Stopped for ever: whatever supervises it must replace it. */
function hung(name: ProgramName, target: Fault['target'], isBack: Fault['isBack']): Fault {
  return {
    ...{ name: `${name} hangs`, target, isBack, isDeadly: true, restMs: REST_AFTER_END_MS },
    async happen(scene) {
      const pid = signal(scene, name, 'SIGSTOP');
      await until(async () => scene.programs.pid(name) !== pid, REPLACED_TIMEOUT_MS);
      // If its front door was killed meanwhile, nobody else ends a renderer that cannot notice.
      if (pid !== undefined && isRunning(pid)) process.kill(pid, 'SIGKILL');
    },
  };
}

function killed(name: ProgramName, target: Fault['target'], isBack: Fault['isBack']): Fault {
  return {
    ...{ name: `${name} killed`, target, isBack, isDeadly: true, restMs: REST_AFTER_END_MS },
    async happen(scene) {
      signal(scene, name, 'SIGKILL');
    },
  };
}

const programs: Fault[] = [
  {
    ...{ name: 'front door killed', target: 'front door', isBack: 'page', isDeadly: true },
    restMs: REST_AFTER_END_MS,
    happen: (scene) => scene.whileDown(async () => signal(scene, 'front door', 'SIGKILL')),
  },
  {
    ...{ name: 'front door restarted', target: 'front door', isBack: 'page', isDeadly: true },
    restMs: REST_AFTER_END_MS,
    happen: (scene) =>
      scene.whileDown(async () => {
        const pid = signal(scene, 'front door', 'SIGTERM');
        await until(async () => scene.programs.pid('front door') !== pid, REPLACED_TIMEOUT_MS);
      }),
  },
  stopped('front door', 'front door', 'page', 4_000),
  killed('renderer', 'renderer', 'ready'),
  stopped('renderer', 'renderer', 'ready', 3_000),
  hung('renderer', 'renderer', 'ready'),
  killed('lake', 'lake', 'lake'),
  stopped('lake', 'lake', 'lake', 4_000),
  killed('workflow', 'workflow', 'chat'),
  stopped('workflow', 'workflow', 'chat', 4_000),
];

const instances: Fault[] = [
  ...(['stop', 'kill'] as const).map(
    (how): Fault => ({
      ...{
        name: `second instance, ${how === 'stop' ? 'stopped' : 'killed'}`,
        target: 'front door',
        isBack: 'page',
      },
      async happen(scene) {
        const { instance, leave } = await scene.addInstance();
        await sleep(2_000);
        await instance[how]();
        leave();
      },
    }),
  ),
  {
    ...{ name: 'rolling restart', target: 'front door', isBack: 'page', isDeadly: true },
    restMs: REST_AFTER_END_MS,
    async happen(scene) {
      const { instance, leave } = await scene.addInstance();
      const pid = signal(scene, 'front door', 'SIGTERM');
      const replaced = async () => scene.programs.pid('front door') !== pid;
      await scene.whileDown(() => until(replaced, REPLACED_TIMEOUT_MS), true);
      await instance.stop();
      leave();
    },
  },
];

const links = linkFaults.map(
  (fault): Fault => ({
    ...{ name: `lake ${fault}`, target: 'link', isBack: 'ready' },
    async happen({ link }, random) {
      link.fault = fault;
      await sleep(random.between(500, 4_000));
      link.fault = undefined;
    },
  }),
);

const workflows = (['silent', 'drip', 'huge', 'cut'] satisfies (keyof typeof misbehaviours)[]).map(
  (message): Fault => ({
    ...{ name: `workflow ${message}`, target: 'workflow', isBack: 'chat' },
    async happen(scene) {
      scene.setMessage(message);
      await sleep(4_000);
      scene.setMessage('hello');
    },
  }),
);

const clocks = (['site', 'lake'] as const).map(
  (program): Fault => ({
    name: `clock of ${program === 'site' ? 'site' : 'Lake'} steps`,
    ...{ target: program === 'site' ? 'site clock' : 'lake', isBack: 'ready' },
    async happen(scene, random) {
      scene.setClock(program, random.pick([-24 * HOUR_MS, -HOUR_MS, -2_000, 2_000, HOUR_MS, 24 * HOUR_MS]));
      await sleep(random.between(1_000, 4_000));
      scene.setClock(program, 0);
    },
  }),
);

/** A file system is full for a while. */
function full(disk: keyof Scene['disks'], target: Fault['target'], isBack: Fault['isBack']): Fault {
  return {
    ...{ name: `disk of ${disk} full`, target, isBack },
    async happen({ disks }, random) {
      await disks[disk].faults?.fill();
      await sleep(random.between(1_000, 4_000));
      await disks[disk].faults?.free();
    },
  };
}

const disks: Fault[] = [
  full('site', 'site disk', 'page'),
  full('lake', 'lake', 'lake'),
  {
    ...{ name: 'disk of site read-only', target: 'site disk', isBack: 'page' },
    async happen({ disks: { site } }, random) {
      await site.faults?.forbidWriting();
      await sleep(random.between(1_000, 4_000));
      await site.faults?.allowWriting();
    },
  },
  {
    // A file system with files that are open for writing cannot become read-only.
    ...{ name: 'lake restarts on a read-only disk', target: 'lake', isBack: 'lake', isDeadly: true },
    restMs: REST_AFTER_END_MS,
    async happen(scene) {
      signal(scene, 'lake', 'SIGKILL');
      await scene.disks.lake.faults?.forbidWriting();
      await sleep(2_000);
      await scene.disks.lake.faults?.allowWriting();
    },
  },
];

const redis: Fault = {
  ...{ name: 'Redis gone', target: 'redis', isBack: 'chat' },
  async happen({ programs: { redis: server } }, random) {
    await server.stop();
    await sleep(random.between(1_000, 6_000));
    await server.start();
  },
};

/** Every kind of fault, except those of disks where none may be mounted. */
export function faultsFor({ disks: { site, lake } }: Pick<Scene, 'disks'>): Fault[] {
  const mountable = site.faults && lake.faults ? disks : [];
  return [...programs, ...instances, ...links, ...workflows, ...clocks, redis, ...mountable];
}
