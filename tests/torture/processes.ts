/** Processes that are killed and come back under the same address, and the messages to them. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { projectPath } from '#platform/paths.js';

export interface RestartableProcess {
  readonly url: string;
  /** How often it has ended without being killed by us. */
  readonly deaths: number;
  readonly isAlive: boolean;
  kill(): Promise<void>;
  start(): Promise<void>;
  ask<Answer>(message: string | object): Promise<Answer>;
}

/** `env` is read at every start: with the port of the first run, and the number of this one. */
export async function startRestartable(
  module: string,
  env: (port: number, life: number) => Readonly<Record<string, string>>,
): Promise<RestartableProcess> {
  let child: ChildProcess | null = null;
  let url = '';
  let deaths = 0;
  let life = 0;
  const start = async (): Promise<void> => {
    const port = url ? Number(new URL(url).port) : 0;
    const started = fork(projectPath(`dist/tests/torture/${module}.js`), {
      env: {
        PATH: process.env['PATH'] ?? '',
        TMPDIR: process.env['TMPDIR'] ?? '/tmp',
        // The libraries' builds, as where the product serves.
        NODE_ENV: 'production',
        ...env(port, (life += 1)),
      },
      execArgv: ['--no-warnings', '--enable-source-maps'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child = started;
    started.on('exit', () => {
      if (child === started) deaths += 1;
    });
    url = (await answerOf<{ url: string }>(started)).url;
  };
  await start();
  return {
    get url() {
      return url;
    },
    get deaths() {
      return deaths;
    },
    get isAlive() {
      return child !== null && child.exitCode === null && child.signalCode === null;
    },
    kill: async () => {
      const victim = child;
      child = null;
      if (!victim || victim.exitCode !== null || victim.signalCode !== null) return;
      victim.kill('SIGKILL');
      await once(victim, 'exit');
    },
    start,
    ask: async <Answer>(message: string | object): Promise<Answer> => {
      if (!child) throw new Error(`${module} is not running`);
      child.send(message);
      return answerOf<Answer>(child);
    },
  };
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, 'exit', { signal }).then(([code]) =>
    Promise.reject(new Error(`a process ended with ${code}`)),
  );
  ended.catch(() => undefined);
  try {
    const answered = once(child, 'message', { signal });
    answered.catch(() => undefined);
    const [message] = (await Promise.race([answered, ended])) as [Answer & { error?: string }];
    if (message.error) throw new Error(message.error);
    return message;
  } finally {
    // Listeners that are no longer needed would add up over a run.
    over.abort();
  }
}
