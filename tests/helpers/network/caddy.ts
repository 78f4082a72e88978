/** A real Caddy with the project's own Caddyfile, without root and on high ports, where it is installed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request, type RequestOptions } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { PeerCertificate, TLSSocket } from 'node:tls';
import { projectPath } from '#platform/paths.js';
import { eventually } from '../app.js';

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];

/** The program; null where this machine has none. */
export const CADDY: string | null =
  FOLDERS.map((folder) => join(folder, 'caddy')).find((path) => existsSync(path)) ?? null;

export interface CaddyOptions {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Where the product listens, and where it answers requests for permission. */
  readonly appPort: number;
  readonly askPort: number;
  readonly publicUrl: string;
}

export interface SecureAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly certificate: PeerCertificate;
}

export interface SecureOptions {
  readonly path?: string;
  /** The address of this machine that the connection comes from. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CaddyServer {
  /** The authority that issues its certificates, PEM. */
  readonly authority: string;
  /** The answer to a browser that trusts this authority. @throws where there is no certificate for the name. */
  get(name: string, options?: SecureOptions): Promise<SecureAnswer>;
  /** Names that it has stored a certificate for. */
  stored(): Promise<string[]>;
  close(): Promise<void>;
}

export async function startCaddy(options: CaddyOptions): Promise<CaddyServer> {
  const folder = await mkdtemp(join(tmpdir(), 'barpa-caddy-'));
  const { httpPort, httpsPort, appPort, askPort, publicUrl } = options;
  const child = spawn(CADDY ?? 'caddy', ['run', '--config', projectPath('Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      PUBLIC_URL: publicUrl,
      HTTP_PORT: String(httpPort),
      HTTPS_PORT: String(httpsPort),
      APP_HOST: '127.0.0.1',
      APP_PORT: String(appPort),
      TLS_ASK_PORT: String(askPort),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000)));
  const exited = once(child, 'exit');
  const data = join(folder, 'caddy');
  const root = join(data, 'pki/authorities/local/root.crt');
  await eventually('Caddy serves', async () => {
    if (child.exitCode !== null) throw new Error(`Caddy ended with ${child.exitCode}:\n${said}`);
    return said.includes('serving initial configuration') && existsSync(root);
  });
  const authority = await readFile(root, 'utf8');
  return {
    authority,
    get: (name, { path = '/', from, headers = {} } = {}) =>
      send({
        host: '127.0.0.1',
        port: httpsPort,
        servername: name,
        path,
        ca: authority,
        agent: false,
        headers: { host: `${name}:${httpsPort}`, ...headers },
        ...(from && { localAddress: from }),
      }),
    stored: () => readdir(join(data, 'certificates/local')),
    close: async () => {
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function send(options: RequestOptions): Promise<SecureAnswer> {
  const sent = request(options).end();
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  const certificate = (answer.socket as TLSSocket).getPeerCertificate();
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: Buffer.concat(chunks).toString(),
    certificate,
  };
}
