/** Numbers that only the part that owns them can tell (open sockets), for whoever shows them; one set per app. */
import type { EventBus } from './events/bus.js';

export type GaugeName = 'sockets' | 'faults' | 'clockDifferenceMs';

const gauges = new WeakMap<EventBus, Map<GaugeName, () => number>>();

export function registerGauge(bus: EventBus, name: GaugeName, read: () => number): void {
  const known = gauges.get(bus) ?? new Map<GaugeName, () => number>();
  gauges.set(bus, known.set(name, read));
}

/** 0 where nobody has registered it. */
export function readGauge(bus: EventBus, name: GaugeName): number {
  return gauges.get(bus)?.get(name)?.() ?? 0;
}
