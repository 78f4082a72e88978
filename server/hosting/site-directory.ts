/**
 * Which site stands at a label and what its live release consists of, from memory. An event of the bus makes the next
 * request read a site again; so does a gap in the events. A read that fails leaves what was known: the live sites stay,
 * whatever becomes of the database.
 */
import { LRUCache } from 'lru-cache';
import { HOSTING } from '../../core/limits.js';
import type { HostedSite, Manifest, ManifestEntry } from '../features/sites/index.js';

export interface SiteSource {
  site(label: string): Promise<HostedSite | null>;
  manifest(releaseId: string): Promise<Manifest>;
}

interface Known {
  readonly site: HostedSite | null;
  /** On the monotonic clock, ms. */
  readonly readAt: number;
  isOutdated: boolean;
}

interface Reading {
  readonly site: Promise<HostedSite | null>;
  /** Something changed after it began. */
  isOutdated: boolean;
}

export type Files = ReadonlyMap<string, ManifestEntry>;

/** What an entry of a manifest takes in memory beside its path, bytes. */
const ENTRY_BYTES = 300;

function bytesOf(files: Files): number {
  let bytes = ENTRY_BYTES;
  for (const path of files.keys()) bytes += ENTRY_BYTES + 2 * path.length;
  return bytes;
}

export class SiteDirectory {
  private readonly sites = new LRUCache<string, Known>({ max: HOSTING.sites });
  private readonly releases = new LRUCache<string, Files>({
    maxSize: HOSTING.directoryBytes,
    sizeCalculation: bytesOf,
  });
  private readonly readings = new Map<string, Reading>();
  private readonly listings = new Map<string, Promise<Files>>();

  constructor(
    private readonly source: SiteSource,
    private readonly onFault: (error: unknown) => void,
  ) {}

  /** Null where no site stands there. @throws what the source says, where nothing is known of the label. */
  find(label: string): HostedSite | null | Promise<HostedSite | null> {
    const known = this.sites.get(label);
    if (!known) return this.read(label);
    if (known.isOutdated) return this.read(label).catch(() => known.site);
    if (performance.now() - known.readAt > HOSTING.rereadMs) this.read(label).catch(() => undefined);
    return known.site;
  }

  files(releaseId: string): Files | Promise<Files> {
    return this.releases.get(releaseId) ?? this.list(releaseId);
  }

  /** It has changed. */
  forget(label: string): void {
    const known = this.sites.peek(label);
    if (known) known.isOutdated = true;
    const reading = this.readings.get(label);
    if (reading) reading.isOutdated = true;
  }

  forgetAll(): void {
    for (const known of this.sites.values()) known.isOutdated = true;
    for (const reading of this.readings.values()) reading.isOutdated = true;
  }

  /** Once for all who ask at the same time. Who asks after a change is not answered with what was read before it. */
  private read(label: string): Promise<HostedSite | null> {
    const running = this.readings.get(label);
    if (running && !running.isOutdated) return running.site;
    const state = { isOutdated: false };
    const reading: Reading = Object.assign(state, { site: this.readNow(label, state) });
    this.readings.set(label, reading);
    return reading.site;
  }

  private async readNow(label: string, state: Pick<Reading, 'isOutdated'>): Promise<HostedSite | null> {
    try {
      const site = await this.source.site(label);
      // A later reading knows better.
      if (this.readings.get(label) === state)
        this.sites.set(label, { site, readAt: performance.now(), isOutdated: state.isOutdated });
      return site;
    } catch (error) {
      this.onFault(error);
      throw error;
    } finally {
      if (this.readings.get(label) === state) this.readings.delete(label);
    }
  }

  private list(releaseId: string): Promise<Files> {
    const running = this.listings.get(releaseId);
    if (running) return running;
    const listing = this.listNow(releaseId);
    this.listings.set(releaseId, listing);
    return listing;
  }

  private async listNow(releaseId: string): Promise<Files> {
    try {
      const files: Files = new Map(Object.entries(await this.source.manifest(releaseId)));
      this.releases.set(releaseId, files);
      return files;
    } finally {
      this.listings.delete(releaseId);
    }
  }
}
