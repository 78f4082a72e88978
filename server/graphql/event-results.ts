import { map, pipe } from '@graphql-yoga/subscription';
import { createSourceEventStream, type ExecutionArgs, type ExecutionResult } from 'graphql';

/** Sends the result of one event. It must not throw: the iterating caller may be gone, and the error would be lost. */
export type Evaluate = (event: unknown) => Promise<ExecutionResult>;

/**
 * Like `subscribe` of graphql-js, but with an evaluation of its own for each event (graphql-js gives all events of a
 * subscription the same context). One event is evaluated at a time, when the one before has been sent.
 */
export async function subscribeWith(
  args: ExecutionArgs,
  evaluate: Evaluate,
): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  return Symbol.asyncIterator in source ? pipe(source, map(evaluate)) : source;
}

/** Root fields whose answer depends only on the event, not on the viewer. */
const SHARED: ReadonlySet<string> = new Set(['Subscription.platformModeChanged']);

/** Whether an event's result is the same for everybody who sends this text. */
export function isShared(rootFields: readonly string[]): boolean {
  return rootFields.length > 0 && rootFields.every((name) => SHARED.has(name));
}

/** Results that are the same for everybody, by event and operation: two thousand open pages cost one evaluation. */
export class SharedResults {
  private readonly known = new WeakMap<object, Map<string, Promise<ExecutionResult>>>();

  of(event: object, operation: string, evaluate: () => Promise<ExecutionResult>): Promise<ExecutionResult> {
    const results = this.known.get(event) ?? new Map<string, Promise<ExecutionResult>>();
    this.known.set(event, results);
    const result = results.get(operation) ?? evaluate();
    results.set(operation, result);
    return result;
  }
}
