/**
 * Values that features provide while an app runs: a cache of their own, or what a lower feature needs of a higher one.
 * The feature that reads declares a key; the feature that owns the value lists it under `provides` of its Feature. Each
 * app has values of its own, created as it starts.
 */
import type { AppServices } from './context.js';

/** Compared by identity; the name is for messages. */
export class Key<Value> {
  declare protected readonly value: Value;

  constructor(readonly name: string) {}
}

export interface Provision {
  readonly key: Key<unknown>;
  /** Called once per app, before anything is served; the values of others may not be there yet. */
  readonly make: (services: AppServices) => unknown;
}

export function provide<Value>(key: Key<Value>, make: (services: AppServices) => Value): Provision {
  return { key, make };
}

export class Provided {
  private readonly values = new Map<Key<unknown>, unknown[]>();

  add<Value>(key: Key<Value>, value: Value): void {
    this.values.set(key, [...(this.values.get(key) ?? []), value]);
  }

  /** @throws Error unless exactly one feature provides it. */
  one<Value>(key: Key<Value>): Value {
    const values = this.all(key);
    if (values.length !== 1) throw new Error(`${values.length} features provide "${key.name}"; it takes one`);
    return values[0] as Value;
  }

  /** The values of all that provide it, lower features first. */
  all<Value>(key: Key<Value>): readonly Value[] {
    return (this.values.get(key) ?? []) as Value[];
  }
}

/** Fills what `services` hands on. */
export function makeProvided(provisions: readonly Provision[], services: AppServices): void {
  for (const { key, make } of provisions) services.provided.add(key, make(services));
}
