/** The source of a visit, from the Referer header. Of an address only its host is kept. */
import type { VisitSource } from '#core/sites/site-visits.js';

export interface Arrival {
  readonly source: VisitSource;
  /** Host name in lower case without `www.`, or the name of an Android app; empty where there is none. */
  readonly referrer: string;
}

/** Hosts, with all names below them, and Android apps. */
const HOSTS: ReadonlyMap<string, VisitSource> = new Map([
  ['com.google.android.googlequicksearchbox', 'google'],
  ['bing.com', 'bing'],
  ['duckduckgo.com', 'duckduckgo'],
  ['ya.ru', 'yandex'],
  ['baidu.com', 'baidu'],
  ['zarebin.ir', 'zarebin'],
  ['instagram.com', 'instagram'],
  ['com.instagram.android', 'instagram'],
  ['t.me', 'telegram'],
  ['telegram.org', 'telegram'],
  ['telegram.me', 'telegram'],
  ['org.telegram.messenger', 'telegram'],
  ['org.telegram.messenger.web', 'telegram'],
  ['org.thunderdog.challegram', 'telegram'],
  ['whatsapp.com', 'whatsapp'],
  ['wa.me', 'whatsapp'],
  ['com.whatsapp', 'whatsapp'],
  ['eitaa.com', 'eitaa'],
  ['eitaa.ir', 'eitaa'],
  ['ir.eitaa.messenger', 'eitaa'],
  ['ble.ir', 'bale'],
  ['bale.ai', 'bale'],
  ['ir.nasim', 'bale'],
  ['rubika.ir', 'rubika'],
  ['app.rbmain.a', 'rubika'],
  ['splus.ir', 'soroush'],
  ['mobi.mmdt.ottplus', 'soroush'],
  ['virasty.com', 'virasty'],
  ['aparat.com', 'aparat'],
  ['linkedin.com', 'linkedin'],
  ['lnkd.in', 'linkedin'],
  ['com.linkedin.android', 'linkedin'],
  ['x.com', 'x'],
  ['twitter.com', 'x'],
  ['t.co', 'x'],
  ['com.twitter.android', 'x'],
  ['facebook.com', 'facebook'],
  ['fb.com', 'facebook'],
  ['fb.me', 'facebook'],
  ['com.facebook.katana', 'facebook'],
  ['youtube.com', 'youtube'],
  ['youtu.be', 'youtube'],
  ['com.google.android.youtube', 'youtube'],
  ['pinterest.com', 'pinterest'],
]);

/** These have a domain of each country. */
const OF_COUNTRIES = /(?:^|\.)(google|yandex|yahoo)\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/;

/** `host` as Arrival has it. */
export function sourceOf(host: string): VisitSource {
  for (let name = host; name !== ''; name = name.slice(name.indexOf('.') + 1)) {
    const known = HOSTS.get(name);
    if (known) return known;
    if (!name.includes('.')) break;
  }
  return (OF_COUNTRIES.exec(host)?.[1] as VisitSource | undefined) ?? 'other';
}

const REFERRER = /^(?:https?|android-app):\/\/([a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?)\.?(?::\d{0,5})?(?:[/?#]|$)/i;
export const DIRECT: Arrival = { source: 'direct', referrer: '' };
/** Longer ones are cut before they are read: the host is at the beginning. */
const READ = 300;

const plain = (host: string): string => host.replace(/^www\./, '');

/** The source that the header names; one that is no address counts as none. */
export function referrerOf(referer: string | undefined): Arrival {
  const named = REFERRER.exec(referer?.slice(0, READ) ?? '')?.[1];
  if (named === undefined) return DIRECT;
  const referrer = plain(named.toLowerCase());
  return { source: sourceOf(referrer), referrer };
}

/** @param host of a site, as requested: `www.narvan.ir:8080`. Gives what a page of the site has as `referrer`. */
export const referrerOfSite = (host: string): string => plain(host.toLowerCase().replace(/\.?(?::\d*)?$/, ''));
