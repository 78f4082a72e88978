import type { TimeToOnline } from './sites/time-to-online.js';
import type { MeasuredUptime } from './uptime.js';

/**
 * The platform's settings until an administrator changes it (specification 1 §1). The database keeps only what
 * differs from these; the server fills the result into the pages, the mails and the documents.
 */
export interface PlatformClaims {
  /** From the paid order to the site, at best: «حدود ۵ دقیقه» (D-27). */
  readonly fastDelivery: string;
  readonly fullDelivery: string;
  /** When a site is ready: «۲۴ تا ۴۸ ساعت»; empty: nothing is promised. */
  readonly siteReady: string;
  /** The part of the name that the price of a year includes; empty: nothing is promised. */
  readonly freeDomain: string;
  /** The network through which customers' sites are delivered; empty: no promise. */
  readonly cdn: string;
  readonly customers: number;
  readonly projects: number;
  /** Promised uptime in percent. */
  readonly uptimePercent: number;
  /**
   * A quotation of a real customer, with their name and occupation; empty: an example that is marked as one is shown.
   */
  readonly quote: string;
  readonly quoteBy: string;
  /** Empty: the name alone. */
  readonly quoteRole: string;
}

export interface PlatformContact {
  readonly email: string;
  readonly phone: string;
  readonly instagram?: string | null;
  readonly linkedin?: string | null;
  readonly github?: string | null;
}

export interface PlatformSettings extends PlatformContact {
  readonly name: string;
  readonly slogan: string;
  readonly description: string;
  /** Absolute address of the platform without a slash at its end; null: the address in the server's configuration. */
  readonly url: string | null;
  /** Address of a picture, absolute or a path of the platform; null: the built-in logo. */
  readonly logo: string | null;
  readonly keywords: readonly string[];
  /** Between a page's title and the name. */
  readonly titleSeparator: string;
  readonly defaultTitle: string;
  /** Null: `description`. */
  readonly defaultDescription: string | null;
  /** The picture of shared links, 1200 × 630 px, absolute or a path; null: the built one. */
  readonly defaultImage: string | null;
  /** `@name` */
  readonly twitter: string | null;
  readonly claims: PlatformClaims;
  /** Labels of published sites that the first page shows, in this order. */
  readonly examples: readonly string[];
  /** Names that no site's address may imitate, beside the committed ones (core/sites/protected-names.ts). */
  readonly protectedNames: readonly string[];
}

/** How many names operators protect at most, and how many characters one has. */
export const PROTECTED_NAMES = { max: 100, least: 3, most: 40 } as const;

/** How many published sites the first page shows at most. */
export const EXAMPLES_MAX = 6;

/** A published site on the first page. */
export interface ExampleSite {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
}

export const PLATFORM_DEFAULTS = {
  name: 'برپا',
  slogan: 'سایت فارسی شما، آماده در چند دقیقه',
  description:
    'برپا سایت شخصی و کسب‌وکار شما را از طراحی تا راه‌اندازی برپا می‌کند: طراحی و کد اختصاصی، دامنه، هاست، SSL، CDN و سئو، با یک قیمت روشن ماهانه.',
  url: null,
  logo: null,
  keywords: ['ساخت سایت', 'طراحی سایت فارسی', 'سایت شخصی', 'سایت شرکتی', 'خرید دامنه', 'هاست', 'سایت‌ساز', 'برپا'],
  email: 'hello@barpa.example',
  phone: '02191000000',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/',
  github: 'https://github.com/',
  titleSeparator: '|',
  defaultTitle: 'برپا | ساخت سایت فارسی، آماده در چند دقیقه',
  defaultDescription: null,
  defaultImage: null,
  twitter: null,
  claims: {
    fastDelivery: 'حدود ۵ دقیقه',
    fullDelivery: 'کمتر از ۲۴ ساعت',
    siteReady: '۲۴ تا ۴۸ ساعت',
    freeDomain: 'دامنهٔ ir یک سال رایگان',
    cdn: 'CDN',
    customers: 1000,
    projects: 500,
    uptimePercent: 99.99,
    quote: '',
    quoteBy: '',
    quoteRole: '',
  },
  examples: [],
  protectedNames: [],
} as const satisfies PlatformSettings;

/** The locale of every page, for link previews. */
export const PLATFORM_LOCALE = 'fa_IR';
export const OPEN_GRAPH_TYPE = 'website';

/** The tags by which a shared link is shown: Open Graph's names and their texts, not escaped. */
export function shareTags(settings: PlatformSettings, origin: string) {
  return {
    'og:type': OPEN_GRAPH_TYPE,
    'og:site_name': settings.name,
    'og:locale': PLATFORM_LOCALE,
    'og:title': settings.defaultTitle,
    'og:description': settings.defaultDescription ?? settings.description,
    // The site's own picture, or the one of the build: 1200 × 630 px.
    'og:image': absoluteAddress(settings.defaultImage ?? '/assets/og.jpg', origin),
  } as const;
}

/** Pictures have an absolute address, or a path of the platform. */
export function absoluteAddress(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}

export const PLATFORM_MODES = ['normal', 'temporarily_unavailable', 'update_mode', 'development_mode'] as const;
export type PlatformModeKind = (typeof PLATFORM_MODES)[number];

/** The platform's mode (D-07). `until` is what was announced: a Date on the server, ISO-8601 on the wire. */
export interface PlatformMode<Instant = string> {
  readonly mode: PlatformModeKind;
  /** Persian, from the administrator. */
  readonly message: string | null;
  readonly until: Instant | null;
}

/** The state that a page needs before it can be rendered. */
export interface PlatformState {
  readonly settings: PlatformSettings;
  readonly mode: PlatformMode;
  /** Left out until it has been measured for two days. */
  readonly uptime?: MeasuredUptime;
  /** Left out until enough sites have been measured. */
  readonly timeToOnline?: TimeToOnline;
  /** Those of the settings that are online; left out where none is. */
  readonly examples?: readonly ExampleSite[];
}

export const OPEN: PlatformMode<never> = { mode: 'normal', message: null, until: null };

/** Whether visitors and customers find a notice instead of the site. */
export function isClosed(mode: PlatformModeKind): boolean {
  return mode === 'temporarily_unavailable' || mode === 'update_mode';
}

/**
 * Pages that stay open in every mode: an administrator must be able to sign in, a visitor who returns from the gateway
 * has paid, the status page says what is measured, and mails link to the legal documents.
 */
const OPEN_PAGES = /^\/(auth|admin|status|terms|privacy|money-back|payment\/callback|wallet\/payment\/callback)(\/|$)/;

export function isOpenPage(path: string): boolean {
  return OPEN_PAGES.test(path);
}

/** «داشبورد | برپا» (page title, separator, name of the product). */
export function pageTitle({ name, titleSeparator }: PlatformSettings, page: string | null): string {
  return page === null ? name : `${page} ${titleSeparator} ${name}`;
}

/** Our own sentences are written with its first name; user-written text is never passed through this. */
export function inItsName(text: string, platformName: string): string {
  return platformName === PLATFORM_DEFAULTS.name ? text : text.replaceAll(PLATFORM_DEFAULTS.name, () => platformName);
}
