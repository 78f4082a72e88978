/**
 * The whole server as one function, for main.ts and for every test: `createApp(config, deps)` migrates nothing,
 * opens what it needs, serves, and closes all of it again.
 */
import 'reflect-metadata';
import type { RequestListener, Server } from 'node:http';
import type { MikroORM } from '@mikro-orm/postgresql';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { AppError } from '#core/errors/errors.js';
import { SOCKETS } from '#core/limits/limits.js';
import type { Config } from './config/config.js';
import { createContextFactory, type ContextFactory } from './context.js';
import { entities, features } from './features/index.js';
import { registerDesignPictures } from './features/designs/index.js';
import { keyGate, Reach, recordCalls } from './features/api-keys/index.js';
import { registerCallbackAddress } from './features/payments/index.js';
import { platformGate } from './features/platform-mode/index.js';
import { registerMonitoring, startHealthWatch } from './features/uptime/index.js';
import { registerGuides } from './guides/index.js';
import { createHosting, type Hosting } from './hosting/index.js';
import { registerGraphQL } from './graphql/http.js';
import { createSchema } from './graphql/schema.js';
import { serveSockets } from './graphql/sockets.js';
import type { SocketLimits } from './graphql/socket-peer.js';
import { bind, type Listener } from './listener.js';
import { createPorts } from './ports.js';
import { systemClock, type Clock } from './platform/time/clock.js';
import type { AppServices } from './platform/context.js';
import { DatabaseClock } from './platform/time/database-clock.js';
import { createFaults, type Faults } from './platform/log/faults.js';
import { gatesInRow } from './platform/limits/gate.js';
import { Gauges } from './platform/gauges.js';
import { makeProvided, Provided } from './platform/provided.js';
import { createEventBus, type EventBus } from './platform/events/bus.js';
import { createPgTransport } from './platform/events/pg-transport.js';
import { createRedisTransport } from './platform/events/redis-transport.js';
import { trustProxy } from './platform/http/client-address.js';
import { loadClientFiles } from './platform/http/client-files.js';
import { registerHealth } from './platform/http/health.js';
import { BODY_BYTES, registerJsonBodies } from './platform/http/json-body.js';
import { sendError } from './platform/http/rest/router.js';
import { registerSecurity, securePage, workerPolicy } from './platform/http/security.js';
import type { BodyLimits } from './platform/http/open-bodies.js';
import { registerUploads } from './platform/http/uploads.js';
import { UnfinishedBodies } from './platform/http/unfinished-bodies.js';
import { newId } from './platform/id.js';
import type { JobName } from './platform/jobs/catalogue.js';
import { startWorker } from './platform/jobs/worker.js';
import { Closers } from './platform/lifecycle/closers.js';
import { drain, RunningRequests } from './platform/lifecycle/running-requests.js';
import { createLogger, type Logger } from './platform/log/log.js';
import { createOrm } from './platform/orm.js';
import { projectPath } from './platform/paths.js';
import { VERSION } from './platform/version.js';
import type { Ports } from './platform/ports.js';
import { createRateLimits, type RateLimits } from './platform/limits/rate-limit.js';
import { closeRedis, connectRedis, type Redis } from './platform/redis.js';
import { refusedBody } from './refused-bodies.js';
import { registerRest, routesOf } from './rest/index.js';
import { startSandbox, type Sandbox } from './sandbox/index.js';
import { renderPagesOnChange } from './client-pages.js';
import { createHostedZones } from './hosted-zones.js';
import { seed } from './seeds/index.js';

export interface AppDeps {
  readonly databaseUrl: string;
  readonly tokenSecret: string;
  /** This process's own clock, which is compared with the database's. Default the system's. */
  readonly clock?: Clock;
  /** Replaces the database's clock as the time of rules, for tests that move it. */
  readonly ruleClock?: Clock;
  /** The time of the sandbox's services. Default the system's. */
  readonly sandboxClock?: Clock;
  readonly log?: Logger;
  /** Where contained errors are counted; one of the app's own by default. */
  readonly faults?: Faults;
  /** Replaces the counted limits. */
  readonly limits?: RateLimits;
  /** Replaces single ports, such as a gateway that a test controls. */
  readonly ports?: Partial<Ports>;
  /** Off: no worker runs in this process. Default on. */
  readonly worker?: boolean;
  /** On: REST answers are checked against their declarations. Default off. */
  readonly checkAnswers?: boolean;
  /** Off: no time-driven jobs. Default on. */
  readonly crons?: boolean;
  /** The time-driven jobs begin once it has resolved. Default at once. */
  readonly cronsFrom?: Promise<void>;
  /** Other bounds of WebSocket connections than the documented ones, for tests. */
  readonly sockets?: Partial<SocketLimits>;
  /** Other bounds of bodies that are arriving than the documented ones, for tests. */
  readonly bodies?: Partial<BodyLimits>;
  /** How often the worker renews its row, ms; see platform/jobs/presence.ts. Default 8 s. */
  readonly workerBeatMs?: number;
  /** Other limits of jobs than the catalogue's, ms. */
  readonly jobLimitsMs?: Partial<Record<JobName, number>>;
  /** Where the built client is. Default `dist/client`. */
  readonly clientFolder?: string;
  /** How often visits of sites are written, ms. Default `VISITS.flushMs`. */
  readonly visitsFlushMs?: number;
}

export interface App {
  readonly url: string;
  /** Where the proxy requests permission for certificates; null: nowhere. */
  readonly tlsAskPort: number | null;
  readonly services: AppServices;
  readonly contexts: ContextFactory;
  readonly orm: MikroORM;
  readonly sandbox: Sandbox | null;
  /** Readiness answers 503 from now on, and each answer ends its connection; requests are served as before. */
  announceStop(): void;
  /**
   * Stops listening, lets running requests and jobs finish for at most `config.shutdownMs`, and closes everything.
   * Never throws, and ends also where the database or Redis does not answer. `lingerMs` is how long connections are
   * kept on which a proxy may be sending its next request; 0 where not said.
   */
  close(options?: { readonly lingerMs?: number }): Promise<void>;
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
  const listener = await bind(given.host, given.port);
  const { server, port } = listener;
  closers.add('HTTP', () => listener.close());
  const config: Config = {
    ...given,
    port,
    publicUrl: given.publicUrl ?? `http://localhost:${port}`,
    tokenSecret: deps.tokenSecret,
  };
  let handler: RequestListener | null = null;
  const app = createFastify(log, server, (taken) => (handler = taken));
  const requests = new RunningRequests(app);
  const ask = given.tlsAsk && (await openAsk(given.tlsAsk, closers));
  const internal = Object.values(config.sandbox).some(Boolean) ? await openInternal(closers) : null;
  const services = await openServices({ config, deps, log, closers, app, internal });
  const { orm, contexts } = services;
  const appHost = given.publicUrl && new URL(given.publicUrl).hostname;
  const hosting = createHosting({ services: services.app, orm, requests, appHost, visitsFlushMs: deps.visitsFlushMs });
  closers.add('hosting', () => hosting.close());
  const refusalOf = refusedBody(hosting, log);
  const bodies = new UnfinishedBodies({ refusalOf, siteOf: hosting.siteOf, limits: deps.bodies });
  // Files may take longer over a slow line; whoever is slower than that is ended by the watch.
  server.requestTimeout = 0;
  closers.add('unfinished bodies', () => Promise.resolve(bodies.close()));
  await registerApis({ app, server, deps, services, closers, requests, hosting });
  await app.ready();
  await seed(contexts, config.demo);
  const stopJobs = (deps.worker ?? true) ? await openWorker(deps, services, closers) : () => Promise.resolve();
  if (deps.crons ?? true) {
    const stopWatch = startHealthWatch(contexts.ofSystem);
    closers.add('health watch', () => Promise.resolve(stopWatch()));
  }
  if (handler) {
    listener.serve(bodies.around(hosting.around(handler)));
    internal?.serve(handler);
    ask?.serve(hosting.certificates);
  }
  return {
    url: config.publicUrl ?? '',
    tlsAskPort: ask?.port ?? null,
    services: services.app,
    contexts,
    orm,
    sandbox: services.sandbox,
    announceStop: () => requests.announceStop(),
    close: async ({ lingerMs = 0 } = {}) => {
      await drain({ listener, requests, stopJobs, lingerMs, limitMs: config.shutdownMs, log });
      await closers.run(log);
    },
  };
}

/**
 * Where the process reaches its own sandbox. It is still there while the last requests and jobs finish, when nothing
 * new is accepted at the public address.
 */
async function openInternal(closers: Closers): Promise<Listener> {
  const internal = await bind('127.0.0.1', 0);
  closers.add('internal HTTP', () => internal.close());
  return internal;
}

/** Where the proxy requests permission for certificates. */
async function openAsk({ host, port }: NonNullable<Config['tlsAsk']>, closers: Closers): Promise<Listener> {
  const ask = await bind(host, port);
  closers.add('certificate permissions', () => ask.close());
  return ask;
}

interface Opened {
  readonly app: AppServices;
  readonly orm: MikroORM;
  readonly contexts: ContextFactory;
  readonly sandbox: Sandbox | null;
  readonly databaseClock: DatabaseClock;
}

interface Opening {
  readonly config: Config;
  readonly deps: AppDeps;
  readonly log: Logger;
  readonly closers: Closers;
  readonly app: FastifyInstance;
  /** Null where there is no sandbox. */
  readonly internal: Listener | null;
}

async function openServices(opening: Opening): Promise<Opened> {
  const { config, deps, log, closers } = opening;
  const faults = deps.faults ?? createFaults(log);
  opening.app.server.on('error', (error) => faults.note('http server', error));
  const onLost = (error: Error): void => faults.note('database connection', error);
  const { orm, pool } = await createOrm({ databaseUrl: deps.databaseUrl, entities, onLost });
  closers.add('database pool', () => orm.close());
  const databaseClock = await DatabaseClock.open(pool, deps.clock ?? systemClock, log);
  closers.add('clock', () => Promise.resolve(databaseClock.close()));
  const bus = await openBus(config, deps, log, faults);
  closers.add('events', () => bus.close());
  const redis = await openRedis(config, log, closers);
  const limits = deps.limits ?? createRateLimits(pool, config.rateLimitFactor, redis);
  const sandbox = await openSandbox(opening, orm);
  if (sandbox) closers.add('sandbox', () => sandbox.close());
  const ports = { ...createPorts(config, sandbox), ...deps.ports };
  const app: AppServices = {
    config,
    clock: deps.ruleClock ?? databaseClock,
    ports,
    bus,
    limits,
    log,
    faults,
    gauges: new Gauges(),
    provided: new Provided(),
    gatherers: new Map(),
    jobPreparations: Object.assign({}, ...features.map((feature) => feature.jobPreparations ?? {})),
  };
  app.gauges.set('faults', () => faults.count);
  app.gauges.set('clockDifferenceMs', () => databaseClock.difference.differenceMs);
  makeProvided(
    features.flatMap((feature) => feature.provides ?? []),
    app,
  );
  return { app, orm, contexts: createContextFactory(app, orm.em), sandbox, databaseClock };
}

function openBus({ redisUrl }: Config, { databaseUrl }: AppDeps, log: Logger, faults: Faults): Promise<EventBus> {
  return createEventBus(redisUrl ? createRedisTransport(redisUrl, log) : createPgTransport(databaseUrl, log), faults);
}

async function openRedis({ redisUrl }: Config, log: Logger, closers: Closers): Promise<Redis | null> {
  if (!redisUrl) return null;
  const redis = await connectRedis({ url: redisUrl, name: 'limits' }, log);
  closers.add('Redis', () => closeRedis(redis));
  return redis;
}

/** The external services that the configuration leaves to the sandbox, simulated locally. Null where it leaves none. */
async function openSandbox({ config, deps, app: fastify, internal }: Opening, orm: MikroORM): Promise<Sandbox | null> {
  if (!internal) return null;
  const localUrl = `http://127.0.0.1:${internal.port}`;
  const addresses = { publicUrl: config.publicUrl ?? '', localUrl, sitesPort: config.port };
  const hostedZones = createHostedZones(orm, config);
  const clock = deps.sandboxClock ?? systemClock;
  const isMailLocal = config.admin !== null;
  const own = { fastify, databaseUrl: deps.databaseUrl, clock, hostedZones, isMailLocal };
  return startSandbox({ ...own, ...addresses, ...config.sandbox });
}

interface Registering {
  readonly app: FastifyInstance;
  readonly server: Server;
  readonly deps: AppDeps;
  readonly services: Opened;
  readonly closers: Closers;
  readonly requests: RunningRequests;
  readonly hosting: Hosting;
}

async function registerApis({
  app,
  server,
  deps,
  services: opened,
  closers,
  requests,
  hosting,
}: Registering): Promise<void> {
  const { app: services, orm, contexts } = opened;
  closers.add('plugins', () => app.close());
  await registerSecurity(app, services.config.publicUrl?.startsWith('https:') ?? false);
  await registerUploads(app);
  registerJsonBodies(app);
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error));
  registerHealth(app, { em: orm.em.fork(), version: VERSION, requests, clock: opened.databaseClock });
  registerMonitoring(app, { token: services.config.monitoringToken, context: contexts.ofSystem });
  const { schema, hub } = await createSchema(features);
  const routes = routesOf(features, schema);
  const calls = recordCalls(app, services, orm.em, contexts.ofRequest);
  closers.add('calls of API keys', calls.close);
  const gate = gatesInRow(calls.gate, platformGate, keyGate(new Reach(schema, routes)));
  const methodsOf = registerRest(
    app,
    routes,
    { contextOf: calls.contextOf, gate, checkAnswers: deps.checkAnswers ?? false },
    services.config.publicUrl ?? '',
  );
  registerGuides(app, services.config.publicUrl ?? '');
  registerDesignPictures(app);
  const detach = hub.attach(services.bus);
  closers.add('events of subscriptions', () => Promise.resolve(detach()));
  const { contextOf, failed } = calls;
  closers.add('GraphQL', await registerGraphQL(app, { schema, contextOf, log: services.log, gate, failed }));
  const limits = { ...SOCKETS, perProcess: services.config.maxSockets, ...deps.sockets };
  closers.add(
    'sockets',
    serveSockets({ server, schema, services, contexts, gate, limits, requests, isForApp: hosting.isForApp }),
  );
  const folder = deps.clientFolder ?? projectPath('dist/client');
  const client = loadClientFiles(folder, services.config.publicUrl ?? '');
  const stopRendering = await renderPagesOnChange(folder, client, contexts, services);
  closers.add('rendering of pages', () => Promise.resolve(stopRendering()));
  registerCallbackAddress(app);
  app.setNotFoundHandler(async (request, reply) => {
    await securePage(reply, workerPolicy(request.url.split('?', 1)[0] ?? ''));
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const served = isPage && !request.url.startsWith('/api/') && client.serve(request, reply);
    return served || sendError(request, reply, nothingAt(request, methodsOf));
  });
}

/** Where another method would be right, the answer names it. */
function nothingAt({ url }: FastifyRequest, methodsOf: (path: string) => readonly string[]): AppError {
  const path = url.split('?', 1)[0] ?? '';
  const allow = path === '/graphql' ? ['GET', 'HEAD', 'POST'] : methodsOf(path);
  return allow.length > 0 ? new AppError('METHOD_NOT_ALLOWED', { details: { allow } }) : new AppError('NOT_FOUND');
}

/** Gives what stops taking jobs and resolves when those under way have ended. */
async function openWorker(deps: AppDeps, { app, contexts }: Opened, closers: Closers): Promise<() => Promise<void>> {
  const worker = await startWorker({
    databaseUrl: deps.databaseUrl,
    schema: app.config.jobSchema,
    features,
    log: app.log,
    faults: app.faults,
    systemContext: contexts.ofSystem,
    crons: deps.crons ?? true,
    ...(deps.cronsFrom && { cronsFrom: deps.cronsFrom }),
    ...(deps.workerBeatMs && { beatMs: deps.workerBeatMs }),
    ...(deps.jobLimitsMs && { limitsMs: deps.jobLimitsMs }),
  });
  closers.add('job queue', worker.close);
  return worker.stop;
}
