/** Every migration, oldest first; `npm run migration -- <name>` adds the next line. */
import { Migration20261121100000_initial } from './Migration20261121100000_initial.js';
import { Migration20261121110000_rate_limits } from './Migration20261121110000_rate_limits.js';
import { Migration20261121200000_ledger } from './Migration20261121200000_ledger.js';
import { Migration20261121201000_order_number } from './Migration20261121201000_order_number.js';
import { Migration20261122100000_oauth } from './Migration20261122100000_oauth.js';
import { Migration20261122110000_session_last_used } from './Migration20261122110000_session_last_used.js';

export const migrations = [
  Migration20261121100000_initial,
  Migration20261121110000_rate_limits,
  Migration20261121200000_ledger,
  Migration20261121201000_order_number,
  Migration20261122100000_oauth,
  Migration20261122110000_session_last_used,
] as const;
