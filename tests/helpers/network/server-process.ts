/** The product as `npm start` runs it, in a separate process that gets real signals. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectPath } from '#platform/paths.js';
import { TOKEN_SECRET } from '../app.js';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Code, or null where a signal ended it. */
  readonly exited: Promise<number | null>;
  /** The text that it has written to both of its outputs. */
  output(): string;
  /** Kills it where it still runs, and removes its files. */
  end(): Promise<void>;
}

export interface ServerProcessOptions {
  readonly databaseUrl: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A module that is loaded before the product. */
  readonly preload?: string;
}

/** Resolves once it says where it is. @throws with its output where it ends before. */
export async function startServerProcess({
  databaseUrl,
  env = {},
  preload,
}: ServerProcessOptions): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'barpa-process-'));
  const imports = preload ? ['--import', preload] : [];
  const child = spawn(process.execPath, ['--no-warnings', ...imports, projectPath('dist/server/main.js')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: '0',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      TOKEN_SECRET,
      SHUTDOWN_DELAY_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const url = new Promise<string>((resolve) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, address] = /is running at (http\S+)/.exec(output) ?? [];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
  const early = exited.then((code): never => {
    throw new Error(`the product ended with ${code} before it served:\n${output}`);
  });
  early.catch(() => undefined);
  return {
    url: await Promise.race([url, early]),
    child,
    exited,
    output: () => output,
    end: async () => {
      child.kill('SIGKILL');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
