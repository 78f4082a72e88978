/** Numbers that only the part that owns them can tell (open sockets), for whoever shows them. */
export type GaugeName = 'sockets' | 'faults' | 'clockDifferenceMs';

export class Gauges {
  private readonly readers = new Map<GaugeName, () => number>();

  set(name: GaugeName, read: () => number): void {
    this.readers.set(name, read);
  }

  /** 0 where nobody has set it. */
  read(name: GaugeName): number {
    return this.readers.get(name)?.() ?? 0;
  }
}
