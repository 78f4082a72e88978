import type { IncomingMessage } from 'node:http';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A host that may be sent back in a header; the client says it. */
const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/** Where the pages of a request have their socket: older browsers do not count it as their own origin. */
function ownSocket({ headers: { host = '' } }: IncomingMessage, secure: boolean): string {
  return HOST.test(host) ? `${secure ? 'wss' : 'ws'}://${host}` : "'self'";
}

/** The built worker that decodes HEIC (client/lib/pictures/heic/heic.worker.ts). */
const HEIC_WORKER = /^\/assets\/heic\.worker-[\w-]{8}\.js$/;

/**
 * A worker has the policy of its own response: WebAssembly runs in that one alone, which can reach nothing but files of
 * this host. Undefined for every other path: the policy of pages.
 */
export function workerPolicy(path: string): FastifyHelmetOptions['contentSecurityPolicy'] {
  if (!HEIC_WORKER.test(path)) return undefined;
  const directives = { defaultSrc: ["'none'"], scriptSrc: ["'self'", "'wasm-unsafe-eval'"], connectSrc: ["'self'"] };
  return { useDefaults: false, directives };
}

/** The headers of a page, with another content security policy where one is given. */
export async function securePage(
  reply: FastifyReply,
  contentSecurityPolicy?: FastifyHelmetOptions['contentSecurityPolicy'],
): Promise<void> {
  await reply.helmet(contentSecurityPolicy ? { contentSecurityPolicy } : {});
  void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
}

/**
 * Headers of pages, and the short set of JSON. No inline script anywhere; styles are written by emotion at run
 * time, hence `unsafe-inline` for style alone. Frames show a customer's own site from a `srcdoc`.
 */
export async function registerSecurity(app: FastifyInstance, secure: boolean): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    done();
  });
  // A dozen headers on each small JSON answer would cost more than the answer: only pages set them.
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", (request) => ownSocket(request, secure)],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    crossOriginEmbedderPolicy: false,
    hsts: secure,
    referrerPolicy: { policy: 'no-referrer' },
  });
}
