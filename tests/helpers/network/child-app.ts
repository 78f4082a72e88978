import { fork } from 'node:child_process';
import { once } from 'node:events';
import { projectPath } from '#platform/paths.js';

export interface ChildApp {
  readonly url: string;
  /** Whether its process still runs. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

/** The product in a separate process, with the limits of production: its end does not end the test. */
export async function startChildApp(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ChildApp> {
  const child = fork(projectPath('dist/tests/helpers/network/app-process.js'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, ...env },
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  return {
    url,
    isAlive,
    stop: async () => {
      if (!isAlive()) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
