/** One nginx process that serves a folder, as the measure for hosting. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

export interface Nginx {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The settings of a careful operator: open files are kept, nothing is logged. */
const configuration = (folder: string, port: number): string => `
  pid ${folder}/nginx.pid;
  error_log ${folder}/error.log;
  events { worker_connections 1024; }
  http {
    access_log off;
    sendfile on;
    tcp_nopush on;
    keepalive_requests 100000000;
    open_file_cache max=1000;
    types { text/html html; }
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    server { listen 127.0.0.1:${port}; root ${folder}/root; }
  }`;

/** Null where nginx is not installed. @throws Error when it does not answer. */
export async function startNginx(folder: string, page: Uint8Array): Promise<Nginx | null> {
  const binary = PLACES.find((path) => existsSync(path));
  if (!binary) return null;
  const port = await freePort();
  await mkdir(join(folder, 'root'), { recursive: true });
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'root', 'index.html'), page);
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port));
  const directives = 'daemon off; master_process off;';
  const child = spawn(binary, ['-c', join(folder, 'nginx.conf'), '-p', folder, '-g', directives], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) break;
    if (tries > 100 || child.exitCode !== null) throw new Error(`nginx does not answer: ${folder}/error.log`);
    await delay(100);
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { url, pid: child.pid ?? 0, stop };
}
