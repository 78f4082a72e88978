/** Builds the context of a request, of a socket's event, and of the system's own work. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyRequest } from 'fastify';
import { authenticate } from './features/identity/index.js';
import type { AppServices, Ctx, Viewer } from './platform/context.js';

export interface ContextFactory {
  /** Takes one point of the request limit. @throws AppError RATE_LIMITED. */
  ofRequest(request: FastifyRequest): Promise<Ctx>;
  ofToken(token: string | null, ip: string, requestId: string): Promise<Ctx>;
  ofSystem(requestId: string): Ctx;
  /** As somebody; tests act through it. */
  ofViewer(viewer: Viewer | null, requestId: string): Ctx;
}

const BEARER = /^Bearer\s+(\S+)$/i;

export function createContextFactory(services: AppServices, em: EntityManager): ContextFactory {
  const make = (viewer: Viewer | null, ip: string, requestId: string): Ctx => ({
    ...services,
    log: requestId === 'system' ? services.log : services.log.child({ requestId }),
    em: em.fork(),
    viewer,
    requestId,
    ip,
    loaders: new Map(),
  });
  const ofToken: ContextFactory['ofToken'] = async (token, ip, requestId) => {
    const viewer = token ? await authenticate(services, em, token) : null;
    await services.limits.take('request', viewer?.userId ?? ip);
    return make(viewer, ip, requestId);
  };
  return {
    ofToken,
    ofRequest: async (request) => {
      const token = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
      return { ...(await ofToken(token, request.ip, request.id)), userAgent: request.headers['user-agent'] };
    },
    ofSystem: (requestId) => make(null, 'system', requestId),
    ofViewer: (viewer, requestId) => make(viewer, '127.0.0.1', requestId),
  };
}
