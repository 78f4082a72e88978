import { networkError } from '../errors.js';
import { session } from './session.js';

/**
 * The token that replaces one that the server has refused (null: none could be sent); null where the session is over or
 * never was.
 * @throws RestError NETWORK_ERROR where the renewal got no answer: that is no refusal, and the session continues.
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
