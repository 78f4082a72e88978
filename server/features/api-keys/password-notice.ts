/**
 * A changed password ends sessions, not keys: those belong to programs, which would fail unattended. The same mail says
 * that keys still work, and where to revoke them, for owners who change it because of a suspicion.
 */
import { provide } from '#platform/provided.js';
import { NOTICE_FACTS } from '#features/identity/index.js';
import { countLiveKeys } from './api-keys.queries.js';

export const passwordNotice = provide(NOTICE_FACTS, () => ({
  notice: 'password_changed',
  facts: async (tx, { id }) => {
    const live = await countLiveKeys(tx.em, id, tx.clock.now());
    const facts: Record<string, string> = live > 0 ? { keysLeft: String(live) } : {};
    return facts;
  },
}));
