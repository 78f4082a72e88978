import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Served {
  readonly url: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** The bench's servers: modules in this folder, without their ending. */
export const BENCH_PROCESSES = [
  'bare-process',
  'postings/posting-process',
  'product-process',
  'routes/demo-process',
  'sites/online-process',
  'sockets/bare-sockets-process',
  'sockets/browsers-process',
  'sockets/socket-process',
] as const;
type BenchProcess = (typeof BENCH_PROCESSES)[number];

/** Libraries run as where the product serves; the product itself by the configuration that each process gives it. */
export const environmentOf = (env: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  ...env,
});

/** Starts one of them in a process of its own and waits for its address. */
export async function serve(module: BenchProcess, env: Readonly<Record<string, string>>): Promise<Served> {
  const child = fork(fileURLToPath(new URL(`./${module}.js`, import.meta.url)), { env: environmentOf(env) });
  const early = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${module} ended early with ${code}`)));
  const [{ url }] = (await Promise.race([once(child, 'message'), early])) as [{ url: string }];
  early.catch(() => undefined);
  return {
    url,
    child,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Its answer to a message. */
export async function ask<Answer>({ child }: Served, asked: object): Promise<Answer> {
  const answered = once(child, 'message');
  child.send(asked);
  const [{ answer }] = (await answered) as [{ answer: Answer }];
  return answer;
}
