/** The target of a request: the app, a customer's site, or none. Decided by the Host header alone. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isSiteLabel } from '#core/sites/site-label.js';

export type Place =
  | { readonly of: 'app' }
  | { readonly of: 'site'; readonly label: string }
  /** A name that may be a customer's own; `orApp`: where it is not, the app answers. */
  | { readonly of: 'domain'; readonly host: string; readonly orApp: boolean }
  /** A name without a site. */
  | { readonly of: 'nobody' }
  /** No host name, or two that differ. */
  | { readonly of: 'fault' };

const APP: Place = { of: 'app' };
const NOBODY: Place = { of: 'nobody' };
const FAULT: Place = { of: 'fault' };

/** A host name with its port, which does not matter; the dot at the end of a whole name does not either. */
const HOST = /^([a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?)\.?(?::\d{0,5})?$/;
const BRACKETED = /^\[[0-9a-f:.%]+\](?::\d{0,5})?$/;
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)/i;

/** The lower-case name of a Host header; null for what is none. */
export function hostNameOf(header: string): string | null {
  const host = header.toLowerCase();
  if (BRACKETED.test(host)) return host.slice(0, host.indexOf(']') + 1);
  const name = HOST.exec(host)?.[1];
  return name === undefined || name.includes('..') ? null : name;
}

function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let found = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') found += 1;
  return found > 1;
}

export interface HostsOptions {
  /** The host of the app; null where none is configured, as on a developer's machine. */
  readonly appHost: string | null;
  readonly sitesHost: string;
}

/** Names of this machine or its network: load balancers and health checks use them. */
function isInternal(name: string): boolean {
  return !name.includes('.') || name.startsWith('[') || isIP(name) !== 0;
}

export class Hosts {
  private readonly suffix: string;
  /** The places of recent hosts: mostly the same few names. */
  private readonly known = new Map<string, Place>();

  constructor(private readonly options: HostsOptions) {
    this.suffix = `.${options.sitesHost}`;
  }

  placeOf(request: IncomingMessage): Place {
    const { headers, url = '' } = request;
    if (headers.host === undefined || hasTwoHosts(request)) return FAULT;
    const place = this.placeOfHeader(headers.host);
    // A client can send the absolute address in the request line; if it were trusted, a request to one host could be
    // answered for another.
    const written = url.startsWith('/') ? undefined : ABSOLUTE_FORM.exec(url)?.[1];
    if (written !== undefined && hostNameOf(written) !== hostNameOf(headers.host)) return FAULT;
    return place;
  }

  private placeOfHeader(header: string): Place {
    const known = this.known.get(header);
    if (known) return known;
    if (header.length > LONGEST) return FAULT;
    const name = hostNameOf(header);
    const place = name === null ? FAULT : this.placeOfName(name);
    if (this.known.size >= KNOWN_MAX) this.known.clear();
    this.known.set(header, place);
    return place;
  }

  private placeOfName(name: string): Place {
    const { appHost, sitesHost } = this.options;
    if (name === sitesHost) return NOBODY;
    if (name.endsWith(this.suffix)) {
      const label = name.slice(0, -this.suffix.length);
      return isSiteLabel(label) ? { of: 'site', label } : NOBODY;
    }
    if (name === appHost || isInternal(name)) return APP;
    return { of: 'domain', host: name, orApp: appHost === null };
  }
}

const KNOWN_MAX = 10_000;
/** A name that DNS can hold, a dot and a port. */
const LONGEST = 253 + 7;
