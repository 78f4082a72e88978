/** Builds the context of a request, of a socket's event, and of the system's own work. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors/errors.js';
import { authenticateKey, looksLikeKey, viewerOfKey } from './features/api-keys/index.js';
import { authenticate, authenticateDownload } from './features/identity/index.js';
import type { AppServices, Ctx, Viewer } from './platform/context.js';
import { addressKey, clientAddress } from './platform/http/client-address.js';
import { RequestCookies, type Cookies } from './platform/http/cookies.js';
import type { RunGuard } from './platform/jobs/run-guard.js';
import type { Logger } from './platform/log/log.js';

export interface ContextFactory {
  /** Takes one point of the request limit. @throws AppError RATE_LIMITED. */
  ofRequest(request: FastifyRequest, reply: FastifyReply, byBrowser?: boolean): Promise<Ctx>;
  /**
   * The context of a socket's access token or API key; null for a visitor. Takes nothing of any limit. @throws AppError
   * UNAUTHORIZED, API_KEY_INVALID for one that is not valid.
   */
  ofSocket(token: string | null, ip: string, requestId: string): Promise<Ctx>;
  /** `run`: of the job whose work it is. */
  ofSystem(requestId: string, run?: RunGuard): Ctx;
  /** A context of the given user; tests act through it. */
  ofViewer(viewer: Viewer | null, requestId: string): Ctx;
}

const BEARER = /^Bearer\s+(\S+)$/i;

/** The bearer, an access token or an API key; a key may have a header of its own. */
function credentialOf({ headers }: FastifyRequest): string | null {
  const bearer = BEARER.exec(headers.authorization ?? '')?.[1];
  const key = headers['x-api-key'];
  return bearer ?? (typeof key === 'string' ? key : null);
}

/** The differences between a request, a socket's event and the system's own work. */
interface Origin {
  readonly viewer: Viewer | null;
  readonly ip: string;
  readonly requestId: string;
  readonly log: Logger;
  readonly userAgent?: string | undefined;
  readonly cookies?: Cookies;
  readonly run?: RunGuard;
}

/** The entity manager is forked on first use: lists are read without one of their own. */
function contextOf(services: AppServices, root: EntityManager, origin: Origin): Ctx {
  let fork: EntityManager | null = null;
  return {
    ...services,
    ...origin,
    addressKey: addressKey(origin.ip),
    get em() {
      origin.run?.assertOngoing();
      return (fork ??= root.fork());
    },
    loaders: new Map(),
  };
}

/**
 * No bearer, and not made by a script: browsers say of a `fetch` that its mode is cors (or same-origin), of a link,
 * a download or an `<img>` that it is navigate or no-cors. Over plain http they say nothing.
 */
function isBrowsersOwn({ method, headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'];
  const isRead = method === 'GET' || method === 'HEAD';
  return (
    isRead &&
    headers.authorization === undefined &&
    headers['x-api-key'] === undefined &&
    (mode === undefined || mode === 'navigate' || mode === 'no-cors')
  );
}

export function createContextFactory(services: AppServices, em: EntityManager): ContextFactory {
  const counted = async (viewer: Viewer | null, ip: string): Promise<Viewer | null> => {
    await services.limits.take('request', viewer?.userId ?? addressKey(ip));
    return viewer;
  };
  const admit = async (token: string | null, ip: string): Promise<Viewer | null> =>
    token !== null && looksLikeKey(token)
      ? authenticateKey(services, em, token, ip)
      : counted(token ? await authenticate(services, em, token) : null, ip);
  const ofToken = async (token: string, ip: string): Promise<Viewer> => {
    const isKey = looksLikeKey(token);
    const viewer = await (isKey ? viewerOfKey(services, em, token, ip) : authenticate(services, em, token));
    if (!viewer) throw new AppError(isKey ? 'API_KEY_INVALID' : 'UNAUTHORIZED');
    return viewer;
  };
  const logOf = (requestId: string): Logger => services.log.child({ requestId });
  const ofRequest: ContextFactory['ofRequest'] = async (request, reply, byBrowser = false) => {
    const { id: requestId, headers } = request;
    const ip = clientAddress(request.raw);
    const cookies = new RequestCookies(request, reply);
    const viewer =
      byBrowser && isBrowsersOwn(request)
        ? await counted(await authenticateDownload(services, em, cookies), ip)
        : await admit(credentialOf(request), ip);
    // Fastify has made the request's own log already.
    const log = request.log as Logger;
    return contextOf(services, em, { viewer, ip, requestId, log, userAgent: headers['user-agent'], cookies });
  };
  return {
    ofRequest,
    ofSocket: async (token, ip, requestId) => {
      const viewer = token === null ? null : await ofToken(token, ip);
      return contextOf(services, em, { viewer, ip, requestId, log: logOf(requestId) });
    },
    ofSystem: (requestId, run) => {
      const log = logOf(requestId);
      return contextOf(services, em, { viewer: null, ip: 'system', requestId, log, ...(run && { run }) });
    },
    ofViewer: (viewer, requestId) =>
      contextOf(services, em, { viewer, ip: '127.0.0.1', requestId, log: logOf(requestId) }),
  };
}
