/**
 * The whole server as one function, for main.ts and for every test: `createApp(config, deps)` migrates nothing,
 * opens what it needs, serves, and closes all of it again.
 */
import 'reflect-metadata';
import './platform/orm-context.js';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MikroORM } from '@mikro-orm/postgresql';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { AppError, ERRORS } from '../core/errors.js';
import { SOCKETS } from '../core/limits.js';
import type { Config } from './config/config.js';
import { createContextFactory, type ContextFactory } from './context.js';
import { entities, features } from './features/index.js';
import { registerDesignPictures } from './features/designs/index.js';
import { keyGate, scopesOf } from './features/api-keys/index.js';
import { siteGate } from './features/site-config/index.js';
import { registerGraphQL } from './graphql/http.js';
import { createSchema } from './graphql/schema.js';
import { serveSockets } from './graphql/sockets.js';
import type { SocketLimits } from './graphql/socket-peer.js';
import { createPorts } from './ports.js';
import { systemClock, type Clock } from './platform/clock.js';
import type { AppServices } from './platform/context.js';
import { createFaults, type Faults } from './platform/faults.js';
import { gatesInRow } from './platform/gate.js';
import { registerGauge } from './platform/gauges.js';
import { createEventBus, type EventBus } from './platform/events/bus.js';
import { createPgTransport } from './platform/events/pg-transport.js';
import { createRedisTransport } from './platform/events/redis-transport.js';
import { trustProxy } from './platform/http/client-address.js';
import { loadClientFiles } from './platform/http/client-files.js';
import { registerHealth } from './platform/http/health.js';
import { BODY_BYTES, registerJsonBodies } from './platform/http/json-body.js';
import { sendError } from './platform/http/router.js';
import { registerSecurity } from './platform/http/security.js';
import { registerUploads } from './platform/http/uploads.js';
import { newId } from './platform/id.js';
import { startWorker } from './platform/jobs/worker.js';
import { createLogger, type Logger } from './platform/log.js';
import { createOrm } from './platform/orm.js';
import { projectPath } from './platform/paths.js';
import { VERSION } from './platform/version.js';
import type { Ports } from './platform/ports.js';
import { createRateLimits } from './platform/rate-limit.js';
import { closeRedis, connectRedis, type Redis } from './platform/redis.js';
import { registerRest } from './rest/index.js';
import { startSandbox, type Sandbox } from './sandbox/index.js';
import { keepPagesDrawn } from './site-pages.js';
import { seed } from './seeds/index.js';

export interface AppDeps {
  readonly databaseUrl: string;
  readonly tokenSecret: string;
  readonly clock?: Clock;
  readonly log?: Logger;
  /** Where contained errors are counted; one of the app's own by default. */
  readonly faults?: Faults;
  /** Replaces single ports, such as a gateway that a test controls. */
  readonly ports?: Partial<Ports>;
  /** Off: no worker runs in this process. Default on. */
  readonly worker?: boolean;
  /** On: REST answers are checked against their declarations. Default off. */
  readonly checkAnswers?: boolean;
  /** Off: no time-driven jobs. Default on. */
  readonly crons?: boolean;
  /** Other bounds of WebSocket connections than the documented ones, for tests. */
  readonly sockets?: Partial<SocketLimits>;
}

export interface App {
  readonly url: string;
  readonly services: AppServices;
  readonly contexts: ContextFactory;
  readonly orm: MikroORM;
  readonly sandbox: Sandbox | null;
  close(): Promise<void>;
}

/** Closers run last-opened first; one that fails does not keep the others open. */
class Closers {
  private readonly list: (() => Promise<unknown>)[] = [];

  add(close: () => Promise<unknown>): void {
    this.list.unshift(close);
  }

  async run(log: Logger): Promise<void> {
    for (const close of this.list) await close().catch((error: unknown) => log.error({ err: error }, 'closing failed'));
  }
}

/** Is the site open, and may this key do that? */
const gate = gatesInRow(siteGate, keyGate);

/**
 * Of an idle connection; longer than proxies keep theirs (Caddy two minutes, nginx one). Where the server closes first,
 * what is being sent at that moment is lost.
 */
const KEEP_ALIVE_MS = 125_000;

/**
 * Headers that are not there after 14 s never will be; a body has five minutes, since files come over slow lines. Both
 * are looked at every second: by default Node looks twice a minute.
 */
const SLOW_SENDERS = { headersTimeout: 14_000, requestTimeout: 300_000, connectionsCheckingInterval: 1000 } as const;

/**
 * The socket is bound before the first plugin, because addresses of the sandbox and links in mails carry the
 * port. Until the app is ready, callers are told that it is starting.
 */
async function bind(
  config: Config,
): Promise<{ server: Server; port: number; serve: (handler: RequestListener) => void }> {
  const starting: RequestListener = (_request, response) => {
    const { status, message, fa } = ERRORS.STARTING_UP;
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' });
    response.end(
      JSON.stringify({ success: false, error_code: 'STARTING_UP', message, message_fa: fa, retryable: true }),
    );
  };
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, ...SLOW_SENDERS }, starting);
  server.listen(config.port, config.host);
  await once(server, 'listening');
  const serve = (handler: RequestListener): void => void server.off('request', starting).on('request', handler);
  return { server, port: (server.address() as AddressInfo).port, serve };
}

async function closeServer(server: Server): Promise<void> {
  // Fastify has closed it already where it had taken it over.
  if (!server.listening) return server.closeAllConnections();
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function createFastify(log: Logger, server: Server, take: (handler: RequestListener) => void): FastifyInstance {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy,
    bodyLimit: BODY_BYTES.usual,
    serverFactory: (handler) => {
      take(handler);
      return server;
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.debug(
      { method: request.method, url: request.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
    done();
  });
  return app;
}

/** Starts everything. @throws when the database cannot be reached or a port is taken; then nothing stays open. */
export async function createApp(given: Config, deps: AppDeps): Promise<App> {
  const log = deps.log ?? createLogger(given.logLevel);
  const closers = new Closers();
  try {
    return await openApp(given, deps, log, closers);
  } catch (error) {
    await closers.run(log);
    throw error;
  }
}

async function openApp(given: Config, deps: AppDeps, log: Logger, closers: Closers): Promise<App> {
  const { server, port, serve } = await bind(given);
  closers.add(() => closeServer(server));
  const config: Config = {
    ...given,
    port,
    publicUrl: given.publicUrl ?? `http://localhost:${port}`,
    tokenSecret: deps.tokenSecret,
  };
  let handler: RequestListener | null = null;
  const app = createFastify(log, server, (taken) => (handler = taken));
  closers.add(() => app.close());
  const services = await openServices(config, deps, log, closers, app);
  const { orm, contexts } = services;
  await registerDoors(app, server, deps, services, closers);
  await app.ready();
  await seed(contexts, config.demo);
  if (deps.worker ?? true) await openWorker(deps, services, closers);
  if (handler) serve(handler);
  return {
    url: config.publicUrl ?? '',
    services: services.app,
    contexts,
    orm,
    sandbox: services.sandbox,
    close: () => closers.run(log),
  };
}

interface Opened {
  readonly app: AppServices;
  readonly orm: MikroORM;
  readonly contexts: ContextFactory;
  readonly sandbox: Sandbox | null;
}

async function openServices(
  config: Config,
  deps: AppDeps,
  log: Logger,
  closers: Closers,
  fastify: FastifyInstance,
): Promise<Opened> {
  const faults = deps.faults ?? createFaults(log);
  fastify.server.on('error', (error) => faults.note('http server', error));
  const onLost = (error: Error): void => faults.note('database connection', error);
  const { orm, pool } = await createOrm({ databaseUrl: deps.databaseUrl, entities, onLost });
  closers.add(() => orm.close());
  const bus = await openBus(config, deps, log, faults);
  closers.add(() => bus.close());
  const redis = await openRedis(config, log, closers);
  const limits = createRateLimits(pool, config.rateLimitFactor, redis);
  registerGauge(bus, 'faults', () => faults.count);
  const sandbox = await openSandbox(config, deps, fastify);
  if (sandbox) closers.add(() => sandbox.close());
  const ports = { ...createPorts(config, sandbox), ...deps.ports };
  const app: AppServices = { config, clock: deps.clock ?? systemClock, ports, bus, limits, log, faults };
  return { app, orm, contexts: createContextFactory(app, orm.em), sandbox };
}

function openBus({ redisUrl }: Config, { databaseUrl }: AppDeps, log: Logger, faults: Faults): Promise<EventBus> {
  return createEventBus(redisUrl ? createRedisTransport(redisUrl, log) : createPgTransport(databaseUrl, log), faults);
}

async function openRedis({ redisUrl }: Config, log: Logger, closers: Closers): Promise<Redis | null> {
  if (!redisUrl) return null;
  const redis = await connectRedis(redisUrl, 'limits', log);
  closers.add(() => closeRedis(redis));
  return redis;
}

/** The outside world played locally, for the parts that the configuration names. Null where it names none. */
async function openSandbox(config: Config, deps: AppDeps, fastify: FastifyInstance): Promise<Sandbox | null> {
  if (!Object.values(config.sandbox).some(Boolean)) return null;
  const addresses = { publicUrl: config.publicUrl ?? '', localUrl: localUrl(config) };
  return startSandbox({ fastify, databaseUrl: deps.databaseUrl, ...addresses, ...config.sandbox });
}

/** How this process reaches itself: the public address may stand for a proxy that it cannot reach. */
function localUrl({ host, port }: Config): string {
  const isEvery = host === '0.0.0.0' || host === '::';
  return `http://${isEvery ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function registerDoors(
  app: FastifyInstance,
  server: Server,
  deps: AppDeps,
  { app: services, orm, contexts }: Opened,
  closers: Closers,
): Promise<void> {
  await registerSecurity(app, services.config.publicUrl?.startsWith('https:') ?? false);
  await registerUploads(app);
  registerJsonBodies(app);
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error));
  registerHealth(app, orm.em.fork(), VERSION);
  registerRest(
    app,
    features,
    { contextOf: contexts.ofRequest, gate, checkAnswers: deps.checkAnswers ?? false },
    { publicUrl: services.config.publicUrl ?? '', scopesOf },
  );
  registerDesignPictures(app);
  const { schema, hub } = await createSchema(features);
  const detach = hub.attach(services.bus);
  closers.add(() => Promise.resolve(detach()));
  closers.add(await registerGraphQL(app, schema, contexts.ofRequest, services.log, gate));
  const limits = { ...SOCKETS, ...deps.sockets };
  closers.add(serveSockets({ server, schema, services, contexts, gate, limits }));
  const folder = projectPath('dist/client');
  const client = loadClientFiles(folder, services.config.publicUrl ?? '');
  const stopDrawing = await keepPagesDrawn(folder, client, contexts, services);
  closers.add(() => Promise.resolve(stopDrawing()));
  app.setNotFoundHandler(async (request, reply) => {
    await reply.helmet();
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const served = isPage && !request.url.startsWith('/api/') && client.serve(request, reply);
    return served || sendError(request, reply, new AppError('NOT_FOUND'));
  });
}

async function openWorker(deps: AppDeps, { app, contexts }: Opened, closers: Closers): Promise<void> {
  const stop = await startWorker({
    databaseUrl: deps.databaseUrl,
    features,
    log: app.log,
    faults: app.faults,
    systemContext: contexts.ofSystem,
    crons: deps.crons ?? true,
  });
  closers.add(stop);
}
