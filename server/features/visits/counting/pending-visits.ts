/**
 * What was counted since the last writing. Only here are addresses, and only until then: what is written has their
 * hashes. Bounded, whatever is requested.
 */
import { VISITS } from '../../../../core/limits/limits.js';
import { REST_OF_VALUES, type VisitDevice } from '../../../../core/sites/site-visits.js';
import type { Arrival } from './arrival.js';

/** A page that was answered to a person. */
export interface View {
  readonly siteId: string;
  /** In Tehran, `2026-11-22`. */
  readonly day: string;
  /** Of the page, from `/`. */
  readonly path: string;
  /** As `addressKey` gives it. */
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
  /** What led here first; direct for who was here before midnight already. */
  readonly first: Arrival;
  /** Views by page. */
  readonly pages: Map<string, number>;
}

/** One site on one day. */
export interface PendingDay {
  readonly siteId: string;
  readonly day: string;
  readonly visitors: Map<string, PendingVisitor>;
  /** Views that came from elsewhere, by source and by referrer. */
  readonly sources: Map<string, number>;
  readonly referrers: Map<string, number>;
  /** How many visitors each address has. */
  readonly addresses: Map<string, number>;
}

const DIRECT: Arrival = { source: 'direct', referrer: '' };

function add(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

export class PendingVisits {
  private days = new Map<string, PendingDay>();
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
    if (!visitor.pages.has(view.path)) {
      if (this.entries >= VISITS.entries) return false;
      this.entries += 1;
    }
    add(visitor.pages, view.path);
    if (!arrival) return true;
    add(day.sources, arrival.source);
    if (arrival.source === 'direct') return true;
    if (!day.referrers.has(arrival.referrer)) this.entries += 1;
    add(day.referrers, arrival.referrer);
    return true;
  }

  /** All of it; it is empty afterwards. */
  take(): PendingDay[] {
    const taken = [...this.days.values()].filter(({ visitors }) => visitors.size > 0);
    this.days = new Map();
    this.entries = 0;
    return taken;
  }

  private dayOf({ siteId, day }: View): PendingDay {
    const key = `${day} ${siteId}`;
    let found = this.days.get(key);
    if (!found) {
      const empty = { sources: new Map(), referrers: new Map(), addresses: new Map() };
      found = { siteId, day, visitors: new Map(), ...empty };
      this.days.set(key, found);
    }
    return found;
  }

  /** Referrers beyond the limit are one. */
  private bounded({ referrers }: PendingDay, arrival: Arrival): Arrival {
    if (arrival.source === 'direct' || referrers.has(arrival.referrer)) return arrival;
    return referrers.size < VISITS.referrers ? arrival : { ...arrival, referrer: REST_OF_VALUES };
  }

  private visitorOf({ visitors, addresses }: PendingDay, view: View, arrival: Arrival | null): PendingVisitor | null {
    const { address, userAgent, device } = view;
    const key = `${address} ${userAgent}`;
    const known = visitors.get(key);
    if (known) return known;
    const ofAddress = addresses.get(address) ?? 0;
    const isFull = this.entries + 2 > VISITS.entries || visitors.size >= VISITS.visitorsOfSite;
    if (isFull || ofAddress >= VISITS.visitorsOfAddress) return null;
    const made = { address, userAgent, device, first: arrival ?? DIRECT, pages: new Map<string, number>() };
    visitors.set(key, made);
    addresses.set(address, ofAddress + 1);
    this.entries += 1;
    return made;
  }
}
