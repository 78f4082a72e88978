/**
 * The counts since the last writing. Only here are addresses, and only until then: what is written has their hashes.
 * Bounded, whatever is requested.
 */
import { VISITS } from '#core/limits/limits.js';
import { REST_OF_VALUES, type VisitDevice } from '#core/sites/site-visits.js';
import type { Arrival } from './arrival.js';

/** A page that was answered to a person. */
export interface View {
  readonly siteId: string;
  /** In Tehran, `2026-11-22`. */
  readonly day: string;
  /** The path of the page, from `/`. */
  readonly path: string;
  /** The key that `addressKey` gives. */
  readonly address: string;
  readonly userAgent: string;
  readonly device: VisitDevice;
  /** Null: from another page of the site. */
  readonly arrival: Arrival | null;
}

export interface PendingVisitor {
  readonly address: string;
  readonly userAgent: string;
  readonly device: VisitDevice;
  /** The first source of the visitor; direct for one who was here before midnight already. */
  readonly first: Arrival;
  /** Views by page. */
  readonly pages: Map<string, number>;
}

/** One site on one day. */
export interface PendingDay {
  readonly siteId: string;
  readonly day: string;
  readonly visitors: PendingVisitor[];
  /** Them by address: few of one address, whose user agents are compared one by one. */
  readonly byAddress: Map<string, PendingVisitor[]>;
  /** Views that came from elsewhere, by source and by referrer. */
  readonly sources: Map<string, number>;
  readonly referrers: Map<string, number>;
}

const DIRECT: Arrival = { source: 'direct', referrer: '' };

function add(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

export class PendingVisits {
  /**
   * By day and site. Maps in maps: for each view a key of two parts would have to be put together and hashed.
   */
  private days = new Map<string, Map<string, PendingDay>>();
  private entries = 0;

  /** Visitors, their pages, and referrers. */
  get size(): number {
    return this.entries;
  }

  /** False where there is no room for it: it is not counted. */
  add(view: View): boolean {
    const day = this.dayOf(view);
    const arrival = view.arrival && this.bounded(day, view.arrival);
    const visitor = this.visitorOf(day, view, arrival);
    if (!visitor) return false;
    const views = visitor.pages.get(view.path);
    if (views === undefined) {
      if (this.entries >= VISITS.entries) return false;
      this.entries += 1;
    }
    visitor.pages.set(view.path, (views ?? 0) + 1);
    if (!arrival) return true;
    add(day.sources, arrival.source);
    if (arrival.source === 'direct') return true;
    if (!day.referrers.has(arrival.referrer)) this.entries += 1;
    add(day.referrers, arrival.referrer);
    return true;
  }

  /** All of it; it is empty afterwards. */
  drain(): PendingDay[] {
    const taken = [...this.days.values()]
      .flatMap((sites) => [...sites.values()])
      .filter(({ visitors }) => visitors.length > 0);
    this.days = new Map();
    this.entries = 0;
    return taken;
  }

  private dayOf({ siteId, day }: View): PendingDay {
    let sites = this.days.get(day);
    if (!sites) this.days.set(day, (sites = new Map()));
    let found = sites.get(siteId);
    if (!found) {
      found = { siteId, day, visitors: [], byAddress: new Map(), sources: new Map(), referrers: new Map() };
      sites.set(siteId, found);
    }
    return found;
  }

  /** Referrers beyond the limit are one. */
  private bounded({ referrers }: PendingDay, arrival: Arrival): Arrival {
    if (arrival.source === 'direct' || referrers.has(arrival.referrer)) return arrival;
    return referrers.size < VISITS.referrers ? arrival : { ...arrival, referrer: REST_OF_VALUES };
  }

  private visitorOf({ visitors, byAddress }: PendingDay, view: View, arrival: Arrival | null): PendingVisitor | null {
    const { address, userAgent, device } = view;
    const ofAddress = byAddress.get(address) ?? [];
    const known = ofAddress.find((visitor) => visitor.userAgent === userAgent);
    if (known) return known;
    const isFull = this.entries + 2 > VISITS.entries || visitors.length >= VISITS.visitorsOfSite;
    if (isFull || ofAddress.length >= VISITS.visitorsOfAddress) return null;
    const made = { address, userAgent, device, first: arrival ?? DIRECT, pages: new Map<string, number>() };
    visitors.push(made);
    if (ofAddress.push(made) === 1) byAddress.set(address, ofAddress);
    this.entries += 1;
    return made;
  }
}
