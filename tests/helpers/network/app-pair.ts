/** Two processes of the product as a load balancer uses them: only those that are ready get requests. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { projectPath } from '#platform/paths.js';

export interface KilledApp {
  /** With SIGKILL; no request is sent to it from then on. */
  kill(): Promise<void>;
  /** A new process in its place. Resolves when it is ready. @throws Error where it ends before. */
  start(): Promise<void>;
  readonly url: string;
}

export interface AppPair {
  readonly apps: readonly KilledApp[];
  /** A ready one, each in its turn. @throws Error where none is. */
  next(): string;
  close(): Promise<void>;
}

/** Two processes with workers, on the same database and files. */
export async function startAppPair(env: Readonly<Record<string, string>>): Promise<AppPair> {
  const apps = [keep(env), keep(env)];
  await Promise.all(apps.map((app) => app.start()));
  let turn = 0;
  return {
    apps,
    next: () => {
      const ready = apps.filter(({ isReady }) => isReady);
      const app = ready[(turn += 1) % Math.max(1, ready.length)];
      if (!app) throw new Error('no process is ready');
      return app.url;
    },
    close: async () => void (await Promise.all(apps.map((app) => app.kill()))),
  };
}

function keep(env: Readonly<Record<string, string>>): KilledApp & { readonly isReady: boolean } {
  let child: ChildProcess | null = null;
  let url = '';
  let isReady = false;
  return {
    get url() {
      return url;
    },
    get isReady() {
      return isReady;
    },
    start: async () => {
      const started = fork(projectPath('dist/tests/helpers/network/app-process.js'), {
        env: { PATH: process.env['PATH'] ?? '', TMPDIR: process.env['TMPDIR'] ?? '/tmp', ...env },
        execArgv: ['--no-warnings'],
        // The job queue's log of each lost connection is left out here.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      child = started;
      const ended = once(started, 'exit').then(([code]): never => {
        throw new Error(`the product ended with ${String(code)} before it served`);
      });
      ended.catch(() => undefined);
      [{ url }] = (await Promise.race([once(started, 'message'), ended])) as [{ url: string }];
      isReady = true;
    },
    kill: async () => {
      isReady = false;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
