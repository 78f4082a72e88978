/** Deadlines for work that may never answer. */

/** The error that `within` throws when the time is over. */
export class DeadlineError extends Error {}

/**
 * The value of the promise, if it resolves in time. The work itself continues; its late failure is ignored.
 * @throws DeadlineError after `ms` milliseconds.
 */
export async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
