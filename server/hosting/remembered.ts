/**
 * A cache of recent values, by key. An event of the bus makes the next request read a value again; so does a gap in the
 * events. A read that fails keeps the cached value: the live sites stay, whatever happens to the database.
 */
import { LRUCache } from 'lru-cache';
import { HOSTING } from '#core/limits/limits.js';

interface Known<Value> {
  readonly value: Value | null;
  /** On the monotonic clock, ms. */
  readonly readAt: number;
  isOutdated: boolean;
}

interface Reading<Value> {
  readonly value: Promise<Value | null>;
  /** Something changed after it began. */
  isOutdated: boolean;
}

export class Remembered<Value extends object> {
  private readonly found = new LRUCache<string, Known<Value>>({ max: HOSTING.sites });
  /** Apart, so that requests for unknown names evict no site. */
  private readonly absent = new LRUCache<string, Known<Value>>({ max: HOSTING.absent });
  private readonly readings = new Map<string, Reading<Value>>();

  constructor(
    private readonly source: (key: string) => Promise<Value | null>,
    private readonly onFault: (error: unknown) => void,
  ) {}

  /** Null where there is none. @throws the source's error, where the key is not cached. */
  find(key: string): Value | null | Promise<Value | null> {
    const known = this.found.get(key) ?? this.absent.get(key);
    if (!known) return this.read(key);
    if (known.isOutdated) return this.read(key).catch(() => known.value);
    if (performance.now() - known.readAt > HOSTING.rereadMs) this.read(key).catch(() => undefined);
    return known.value;
  }

  /** Whether `find` answers from memory. */
  isKnown(key: string): boolean {
    return this.found.has(key) || this.absent.has(key);
  }

  /** The cached value, without reading. */
  peek(key: string): Value | null {
    return this.found.peek(key)?.value ?? null;
  }

  /** It has changed. */
  forget(key: string): void {
    this.absent.delete(key);
    for (const known of [this.found.peek(key), this.readings.get(key)]) if (known) known.isOutdated = true;
  }

  forgetAll(): void {
    this.absent.clear();
    for (const all of [this.found, this.readings]) for (const known of all.values()) known.isOutdated = true;
  }

  /** Once for all concurrent callers. A caller after a change does not get what was read before it. */
  private read(key: string): Promise<Value | null> {
    const running = this.readings.get(key);
    if (running && !running.isOutdated) return running.value;
    const state = { isOutdated: false };
    const reading: Reading<Value> = Object.assign(state, { value: this.readNow(key, state) });
    this.readings.set(key, reading);
    return reading.value;
  }

  private async readNow(key: string, state: Pick<Reading<Value>, 'isOutdated'>): Promise<Value | null> {
    try {
      const value = await this.source(key);
      // A later read that has replaced it may still fail; until it ends, this one is better than nothing.
      if (this.readings.get(key) === state || !this.isKnown(key))
        this.remember(key, { value, readAt: performance.now(), isOutdated: state.isOutdated });
      return value;
    } catch (error) {
      this.onFault(error);
      throw error;
    } finally {
      if (this.readings.get(key) === state) this.readings.delete(key);
    }
  }

  private remember(key: string, known: Known<Value>): void {
    const [to, from] = known.value === null ? [this.absent, this.found] : [this.found, this.absent];
    from.delete(key);
    to.set(key, known);
  }
}
