/**
 * Serves customers' published sites by the Host header, beside GraphQL and REST. No route of the app answers on a
 * site's host, and no site on the app's.
 */
import type { IncomingMessage, RequestListener } from 'node:http';
import { ENAMAD_ORIGIN } from '#core/design/seals.js';
import { PLAYER_ORIGINS } from '#core/sections/video.js';
import { REPORT_PATH } from '#core/sites/site-reports.js';
import type { MikroORM } from '@mikro-orm/postgresql';
import { readContent } from '#features/sites/index.js';
import { createVisitCounter } from '#features/visits/index.js';
import { systemContext, type AppServices, type Ctx } from '#platform/context.js';
import { addressKey, clientAddress } from '#platform/http/client-address.js';
import type { EventBus } from '#platform/events/bus.js';
import type { EndReason } from '#platform/http/open-bodies.js';
import type { RunningRequests } from '#platform/lifecycle/running-requests.js';
import { certificateCheck } from './certificate-check.js';
import { ContentCache } from './content-cache.js';
import { FormEndpoint } from './forms/form-endpoint.js';
import { hostNameOf, Hosts } from './host-name.js';
import { NewsletterEndpoint } from './newsletter/newsletter-endpoint.js';
import { PAGE_STYLE, pageOf, type Page } from './pages.js';
import { SiteServer, type Policies } from './serve-site.js';
import { SiteDirectory } from './site-directory.js';
import { siteSource } from './site-source.js';

export interface HostingOptions {
  readonly services: AppServices;
  readonly orm: MikroORM;
  readonly requests: RunningRequests;
  /** The configured host of the app, if any. */
  readonly appHost: string | null;
  readonly visitsFlushMs?: number | undefined;
}

export interface Hosting {
  /** Hands what is for the app over to it, and answers all else. */
  around(app: RequestListener): RequestListener;
  isForApp(request: IncomingMessage): boolean;
  /** The key under which the requested site is counted; null: the request is for the app. */
  siteOf(request: IncomingMessage): string | null;
  /** The answer to a body that is ended before it has arrived; null: the request is for the app. */
  endedBody(request: IncomingMessage, reason: EndReason): Page | null;
  /** Permission for certificates, for the proxy. */
  readonly certificates: RequestListener;
  /** Writes the counts that are not written yet. */
  close(): Promise<void>;
}

/** A preview is neither cached nor indexed, and sends no referrer. */
const PREVIEW_HEADERS = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
};

/**
 * The content security policy. A site loads only its own files, and one with the seal of Enamad its picture; a page of
 * ours has its one style. Only the app's own pages may frame them.
 */
function policiesAt(publicUrl: string): Policies {
  const framed = ["base-uri 'none'", `frame-ancestors ${publicUrl}`];
  const secure = publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : [];
  const site = (pictures: readonly string[] = []) => [
    "default-src 'none'",
    "style-src 'self'",
    // A few elements have a number for the stylesheet, such as the length of a text.
    "style-src-attr 'unsafe-inline'",
    // The patterns of sections are masks in the stylesheet.
    ["img-src 'self' data:", ...pictures].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    // Without scripts nothing connects; but Chromium's audits fetch robots.txt on behalf of the page.
    "connect-src 'self'",
    "form-action 'self' mailto:",
    // A player is opened in its frame by a click (sitekit/ui/video-frame.tsx).
    `frame-src ${PLAYER_ORIGINS.join(' ')}`,
  ];
  const page = ["default-src 'none'", `style-src '${PAGE_STYLE}'`, "form-action 'self'"];
  const named = (parts: readonly string[]) => ['content-security-policy', [...parts, ...framed, ...secure].join('; ')];
  return { site: named(site()), withEnamad: named(site([ENAMAD_ORIGIN])), page: named(page), pdf: named([]) };
}

function commonHeaders(publicUrl: string, more: Readonly<Record<string, string>> = {}): readonly string[] {
  return Object.entries({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
    ...more,
  }).flat();
}

/** The address on every site's own host at which abuse of it is reported: it leads to the form of the app. */
function isForReports({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && (url === REPORT_PATH || url.startsWith(`${REPORT_PATH}?`));
}

/** Entries in memory are read again when they have changed; answers a function that ends that. */
function followChanges(bus: EventBus, directory: SiteDirectory): () => void {
  const stops = [
    bus.on('site.changed', ({ label }) => directory.sites.forget(label)),
    bus.on('domain.changed', ({ name }) => directory.forgetDomain(name)),
    bus.onResumed(() => directory.forgetAll()),
  ];
  return () => stops.forEach((stop) => stop());
}

export function createHosting({ services, orm, requests, appHost, visitsFlushMs }: HostingOptions): Hosting {
  const { config, bus, faults } = services;
  const onFault = (error: unknown): void => faults.note('hosting', error);
  const hosts = new Hosts({ appHost, sitesHost: config.sitesHost });
  const directory = new SiteDirectory(siteSource(orm), onFault);
  const content = new ContentCache((hash, coding) => readContent(services, hash, coding));
  const { publicUrl, sitesHost } = config;
  const common = commonHeaders(publicUrl ?? '');
  const policies = policiesAt(publicUrl ?? '');
  const reportsOf = ({ headers }: IncomingMessage): string =>
    `${publicUrl ?? ''}/report?site=${encodeURIComponent(hostNameOf(headers.host ?? '') ?? '')}`;
  const isClosing = (): boolean => requests.isClosing;
  const contextFor = (request: IncomingMessage): Ctx => {
    const ip = clientAddress(request);
    return { ...systemContext({ ...services, em: orm.em }), ip, addressKey: addressKey(ip) };
  };
  const forms = new FormEndpoint({ content, contextFor, onFault });
  const newsletter = new NewsletterEndpoint({ content, contextFor, onFault });
  const visits = createVisitCounter(() => systemContext({ ...services, em: orm.em }), services, visitsFlushMs);
  const sites = new SiteServer({
    directory,
    content,
    forms,
    newsletter,
    visits,
    common,
    ofPreviews: commonHeaders(publicUrl ?? '', PREVIEW_HEADERS),
    policies,
    publicUrl,
    sitesHost,
    onFault,
    isClosing,
  });
  const stopFollowing = followChanges(bus, directory);
  const siteOf = (request: IncomingMessage): string | null => {
    const place = hosts.placeOf(request);
    if (place.of === 'site') return place.label;
    if (place.of !== 'domain') return place.of === 'app' ? null : '';
    const domain = directory.domains.peek(place.host);
    return domain ? domain.label : place.orApp ? null : '';
  };
  return {
    around: (app) => (request, response) => {
      const place = hosts.placeOf(request);
      if (place.of === 'app') return app(request, response);
      const exchange = { request, response };
      const isSite = place.of === 'site' || (place.of === 'domain' && !place.orApp);
      if (isSite && isForReports(request)) return sites.redirect(exchange, reportsOf(request));
      if (place.of === 'nobody' || place.of === 'fault')
        return sites.show(exchange, place.of === 'fault' ? 'fault' : 'unknown');
      const waiting =
        place.of === 'site'
          ? sites.serve(request, response, place.label)
          : sites.serveDomain(exchange, place.host, place.orApp ? () => app(request, response) : null);
      if (waiting) void waiting.finally(requests.begin());
    },
    isForApp: (request) => siteOf(request) === null,
    siteOf,
    endedBody: (request, reason) => {
      if (siteOf(request) === null) return null;
      const { status, headers, body } = pageOf(reason === 'slow' ? 'tooSlow' : 'crowded');
      return { status, headers: [...common, ...policies.page, ...headers], body };
    },
    certificates: certificateCheck(directory.domains),
    close: () => {
      stopFollowing();
      return visits.close();
    },
  };
}
