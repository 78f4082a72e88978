/**
 * A changed password ends sessions, not keys: those belong to programs, which would fail unattended. The same mail says
 * that keys still work, and where to revoke them, for owners who change it because of a suspicion.
 */
import { provide } from '#platform/provided.js';
import { KEYS_LEFT } from '#features/identity/index.js';
import { countLiveKeys } from './api-keys.queries.js';

export const passwordNotice = provide(KEYS_LEFT, () => async (tx, { id }) => {
  const live = await countLiveKeys(tx.em, id, tx.clock.now());
  return live > 0 ? String(live) : '';
});
