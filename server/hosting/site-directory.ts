/** The site at a label, the target of a domain, and the content of a live release, from memory. */
import { LRUCache } from 'lru-cache';
import { HOSTING } from '#core/limits/limits.js';
import type { HostedDomain } from '#features/site-domains/index.js';
import type { HostedSite, Manifest, ManifestEntry, PageMoves } from '#features/sites/index.js';
import { Remembered } from './remembered.js';
import { isHashed } from './site-path.js';

export interface SiteSource {
  site(label: string): Promise<HostedSite | null>;
  /** `host` as requested, in lower case, without port. */
  domain(host: string): Promise<HostedDomain | null>;
  manifest(releaseId: string): Promise<Manifest>;
  /** The content of the preview of custom code at the label; null: none is open now. */
  preview(label: string): Promise<Manifest | null>;
  /** The files of the site before its live release, the newest first. */
  earlier(site: HostedSite): Promise<readonly Manifest[]>;
  /** The ways to pages of the live release beside their addresses. */
  moves(site: HostedSite): Promise<PageMoves>;
}

export type Files = ReadonlyMap<string, ManifestEntry>;

/** The memory of an entry of a manifest beside its path, bytes. */
const ENTRY_BYTES = 300;

function bytesOf(files: Files): number {
  let bytes = ENTRY_BYTES;
  for (const path of files.keys()) bytes += ENTRY_BYTES + 2 * path.length;
  return bytes;
}

function hashedFiles(manifests: readonly Manifest[]): Files {
  const files = new Map<string, ManifestEntry>();
  for (const manifest of manifests)
    for (const [path, entry] of Object.entries(manifest))
      if (isHashed(path) && !files.has(path)) files.set(path, entry);
  return files;
}

export class SiteDirectory {
  readonly sites: Remembered<HostedSite>;
  /** By whole host. */
  readonly domains: Remembered<HostedDomain>;
  private readonly releases = new LRUCache<string, Files>({
    maxSize: HOSTING.directoryBytes,
    sizeCalculation: bytesOf,
  });
  /** The moves of each state of a site that is in memory. */
  private readonly moves = new WeakMap<HostedSite, Promise<PageMoves>>();
  private readonly listings = new Map<string, Promise<Files>>();

  constructor(
    private readonly source: SiteSource,
    onFault: (error: unknown) => void,
  ) {
    this.sites = new Remembered((label) => this.readSite(label), onFault);
    this.domains = new Remembered((host) => source.domain(host), onFault);
  }

  /**
   * With its files, and those that open pages may still need: if they cannot be read now, the cached state of the site
   * is still served as a whole.
   */
  private async readSite(label: string): Promise<HostedSite | null> {
    const site = await this.source.site(label);
    if (site?.status !== 'online' || !site.liveReleaseId) return site;
    await this.files(site.liveReleaseId);
    if (site.hasEarlier) await this.earlierFiles(site);
    return site;
  }

  files(releaseId: string): Files | Promise<Files> {
    const list = async (): Promise<Files> => new Map(Object.entries(await this.source.manifest(releaseId)));
    return this.releases.get(releaseId) ?? this.list(releaseId, list);
  }

  /** The files of the releases before that are named by their content: such a name never means other bytes. */
  earlierFiles(site: HostedSite): Files | Promise<Files> {
    const key = `before ${site.liveReleaseId} of ${site.lastNumber}`;
    return this.releases.get(key) ?? this.list(key, async () => hashedFiles(await this.source.earlier(site)));
  }

  /** Read once for each state of a site, however many pages are requested that it does not have. */
  pageMoves(site: HostedSite): Promise<PageMoves> {
    const known = this.moves.get(site) ?? this.source.moves(site);
    this.moves.set(site, known);
    known.catch(() => this.moves.delete(site));
    return known;
  }

  /** Read anew for each request: a preview ends at its time, and administrators alone look at one. */
  async preview(label: string): Promise<Files | null> {
    const manifest = await this.source.preview(label);
    return manifest && new Map(Object.entries(manifest));
  }

  /** A domain has changed, given without `www.`. */
  forgetDomain(name: string): void {
    this.domains.forget(name);
    this.domains.forget(`www.${name}`);
  }

  forgetAll(): void {
    this.sites.forgetAll();
    this.domains.forgetAll();
  }

  private list(key: string, list: () => Promise<Files>): Promise<Files> {
    const running = this.listings.get(key);
    if (running) return running;
    const listing = this.listNow(key, list);
    this.listings.set(key, listing);
    return listing;
  }

  private async listNow(key: string, list: () => Promise<Files>): Promise<Files> {
    try {
      const files = await list();
      this.releases.set(key, files);
      return files;
    } finally {
      this.listings.delete(key);
    }
  }
}
