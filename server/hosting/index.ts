/**
 * The third way in beside GraphQL and REST: customers' published sites by the Host header, and nothing else. No route
 * of the app answers on a site's host, and no site on the app's.
 */
import type { IncomingMessage, RequestListener } from 'node:http';
import type { MikroORM } from '@mikro-orm/postgresql';
import { manifestOf, readContent, siteAtLabel } from '../features/sites/index.js';
import type { AppServices } from '../platform/context.js';
import type { RunningRequests } from '../platform/lifecycle/running-requests.js';
import { ContentCache } from './content-cache.js';
import { Hosts } from './host-name.js';
import { SiteServer } from './serve-site.js';
import { SiteDirectory } from './site-directory.js';

export interface HostingOptions {
  readonly services: AppServices;
  readonly orm: MikroORM;
  readonly requests: RunningRequests;
  /** The host of the app where somebody has said it. */
  readonly appHost: string | null;
}

export interface Hosting {
  /** Hands what is for the app over to it, and answers all else. */
  around(app: RequestListener): RequestListener;
  isForApp(request: IncomingMessage): boolean;
  close(): void;
}

/** A site shows what it consists of, and nothing of anybody else; only the app's own pages may frame it. */
function commonHeaders(publicUrl: string): readonly string[] {
  const policy = [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self' mailto:",
    "base-uri 'none'",
    `frame-ancestors ${publicUrl}`,
  ].join('; ');
  return Object.entries({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }).flat();
}

export function createHosting({ services, orm, requests, appHost }: HostingOptions): Hosting {
  const { config, bus, faults } = services;
  const onFault = (error: unknown): void => faults.note('hosting', error);
  const hosts = new Hosts({ appHost, sitesHost: config.sitesHost });
  const source = {
    site: (label: string) => siteAtLabel(orm.em.fork(), label),
    manifest: (releaseId: string) => manifestOf(orm.em.fork(), releaseId),
  };
  const directory = new SiteDirectory(source, onFault);
  const content = new ContentCache((hash) => readContent(services, hash));
  const common = commonHeaders(config.publicUrl ?? '');
  const sites = new SiteServer({ directory, content, common, onFault, isStopping: () => requests.isStopping });
  const stops = [
    bus.on('site.changed', ({ label }) => directory.forget(label)),
    bus.onResumed(() => directory.forgetAll()),
  ];
  return {
    around: (app) => (request, response) => {
      const place = hosts.placeOf(request);
      if (place.of === 'app') return app(request, response);
      if (place.of !== 'site') return sites.show({ request, response }, place.of === 'fault' ? 'fault' : 'unknown');
      const waiting = sites.serve(request, response, place.label);
      if (waiting) void waiting.finally(requests.begin());
    },
    isForApp: (request) => hosts.placeOf(request).of === 'app',
    close: () => stops.forEach((stop) => stop()),
  };
}
