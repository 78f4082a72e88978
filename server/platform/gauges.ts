/** Measurements that only their owner can provide (open sockets), for the pages that show them. */
export type GaugeName = 'sockets' | 'faults' | 'clockDifferenceMs' | 'demonstrationLeft';

export class Gauges {
  private readonly readers = new Map<GaugeName, () => number>();

  set(name: GaugeName, read: () => number): void {
    this.readers.set(name, read);
  }

  /** 0 where it was never set. */
  read(name: GaugeName): number {
    return this.readers.get(name)?.() ?? 0;
  }
}
