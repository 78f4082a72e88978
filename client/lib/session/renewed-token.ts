import { networkError } from '../errors.js';
import { session } from './session.js';

/**
 * The token that stands in for one the server has refused (null: none could be sent); null where the session is over
 * or never was.
 * @throws RestError NETWORK_ERROR where nobody answered the renewal: that refuses nothing, and the session goes on.
 */
export async function renewedToken(refused: string | null): Promise<string | null> {
  if (refused !== null) {
    return session.refresh(refused).catch(() => {
      throw networkError();
    });
  }
  // A session that is held but could not send its token waits for a renewal that was not answered.
  if (session.getSnapshot().status !== 'guest') throw networkError();
  return null;
}
