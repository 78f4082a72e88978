/** The check of a name was given up because there is no connection. */
export class OfflineError extends Error {
  constructor() {
    super('there is no connection');
  }
}

export const isOffline = (): boolean => navigator.onLine === false;

/** How long a connection may be away before a check is given up, ms. */
const OFFLINE_PATIENCE_MS = 3000;

/**
 * The result of `asked`; but whoever is without a connection for three seconds gets an error, instead of waiting for
 * calls that are repeated. @throws OfflineError
 */
export async function unlessOffline<Result>(asked: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begin = (): void => undefined;
  const stop = () => clearTimeout(timer);
  const givenUp = new Promise<never>((_, reject) => {
    begin = () => {
      stop();
      timer = setTimeout(() => reject(new OfflineError()), OFFLINE_PATIENCE_MS);
    };
  });
  if (isOffline()) begin();
  window.addEventListener('offline', begin);
  window.addEventListener('online', stop);
  try {
    return await Promise.race([asked, givenUp]);
  } finally {
    stop();
    window.removeEventListener('offline', begin);
    window.removeEventListener('online', stop);
  }
}
