/** A real redis-server, which can be frozen, killed and started again on the same port. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from '@redis/client';
import { freePort } from './free-port.js';

/** Set by the test command where a server was found. */
export const REDIS_SERVER = process.env['REDIS_SERVER'];

export interface RedisServer {
  readonly url: string;
  /** It is there but does not answer. */
  freeze(): void;
  thaw(): void;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** After `kill`. */
  start(): Promise<void>;
  /** Keys that it holds. */
  keys(pattern: string): Promise<string[]>;
  close(): Promise<void>;
}

export async function startRedisServer(binary: string): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    child = spawn(binary, options, { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    for await (const chunk of child.stdout!) {
      said += String(chunk);
      if (said.includes('Ready to accept connections')) break;
    }
    child.stdout?.resume();
  };
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  await start();
  return {
    url,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    kill,
    start,
    keys: async (pattern) => {
      const client = createClient({ url });
      await client.connect();
      try {
        return await client.keys(pattern);
      } finally {
        await client.close();
      }
    },
    close: kill,
  };
}
