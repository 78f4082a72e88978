/**
 * Events that say the same to everybody. One is executed once per text of a subscription and process, whoever
 * listens: two thousand open pages cost one execution and two thousand sends.
 */
import type { ExecutionResult } from 'graphql';

/** Root fields whose answer depends on nothing but the event. */
const SHARED: ReadonlySet<string> = new Set(['Subscription.siteModeChanged']);

export function isShared(rootFields: readonly string[]): boolean {
  return rootFields.length > 0 && rootFields.every((name) => SHARED.has(name));
}

const results = new WeakMap<object, Map<string, Promise<ExecutionResult>>>();

/** `key` tells texts apart; the memory of an event goes with the event. */
export function executedOnce(
  event: object,
  key: string,
  execute: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const known = results.get(event) ?? new Map<string, Promise<ExecutionResult>>();
  results.set(event, known);
  const found = known.get(key) ?? execute();
  known.set(key, found);
  return found;
}
