/** Deadlines for work that may never answer. */

/** What `within` throws when the time is over. */
export class DeadlineError extends Error {}

/**
 * What the promise gives, if it does so in time. The work itself goes on; its late failure is heard and dropped.
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
