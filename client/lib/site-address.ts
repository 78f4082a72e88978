interface Addressed {
  /** Ours, below the host of all sites. */
  readonly url: string;
  /** That visitors use: the primary domain, or ours. */
  readonly address: string;
  /** That browsers find. */
  readonly openUrl: string;
}

/** Domains are simulated: they lead to the site in the sandbox alone, and no browser finds them. */
export function hasSimulatedDomain({ address, openUrl }: Pick<Addressed, 'address' | 'openUrl'>): boolean {
  return address !== openUrl;
}

/** Whether a browser finds this address of the site. */
export function isReachable(site: Addressed, address: string): boolean {
  return address === site.url || !hasSimulatedDomain(site);
}

/** An address as people read it: without its scheme. */
export function shownAddress(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
