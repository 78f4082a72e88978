/**
 * A small load balancer: round robin over kept-alive connections to the processes that say they are ready, the next one
 * where a request could not be sent, and where an idempotent one got no answer. Anything else is answered 502.
 */
import { once } from 'node:events';
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface ReverseProxy {
  readonly url: string;
  close(): Promise<void>;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
}

interface Upstream {
  readonly port: number;
  readonly agent: Agent;
  isReady: boolean;
}

const CHECK_EVERY_MS = 100;
const CHECK_LIMIT_MS = 1000;

async function isReady(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(CHECK_LIMIT_MS);
  return fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
}

/** Resolves when `isOver` says so. */
async function checkReadiness(upstream: Upstream, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    upstream.isReady = await isReady(upstream.port);
    await pause(CHECK_EVERY_MS);
  }
}

const IDEMPOTENT = new Set(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']);

export async function startReverseProxy(ports: readonly number[]): Promise<ReverseProxy> {
  const upstreams = ports.map((port): Upstream => ({ port, agent: new Agent({ keepAlive: true }), isReady: true }));
  let isOver = false;
  const checks = upstreams.map((upstream) => checkReadiness(upstream, () => isOver));
  let next = 0;
  const forward = ({ request, response, body }: Asked, first: number, tried = 0): void => {
    const ready = upstreams.filter((upstream) => upstream.isReady);
    const usable = ready.length > 0 ? ready : upstreams;
    const { port, agent } = usable[(first + tried) % usable.length]!;
    const { method = 'GET', url = '/', headers } = request;
    const { connection: _, ...passed } = headers;
    const outgoing = ask({ host: '127.0.0.1', port, agent, method, path: url, headers: passed }, (answer) => {
      const { connection: __, 'keep-alive': ___, ...head } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, head);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const isUnsent = error.syscall === 'connect';
      if (!response.headersSent && tried + 1 < 2 * upstreams.length && (isUnsent || IDEMPOTENT.has(method)))
        return forward({ request, response, body }, first, tried + 1);
      if (response.headersSent) return void response.destroy();
      response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
    });
    outgoing.end(body);
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => forward({ request, response, body: Buffer.concat(chunks) }, next++));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      isOver = true;
      await Promise.all(checks);
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      upstreams.forEach(({ agent }) => agent.destroy());
    },
  };
}
