/** Every migration, oldest first; `npm run migration -- <name>` adds the next line. */
import { Migration20261126230000_initial } from './Migration20261126230000_initial.js';
import { Migration20261127010000_free_drafts_of_cancelled_orders } from './Migration20261127010000_free_drafts_of_cancelled_orders.js';
import { Migration20261127010001_sites } from './Migration20261127010001_sites.js';

export const migrations = [
  Migration20261126230000_initial,
  Migration20261127010000_free_drafts_of_cancelled_orders,
  Migration20261127010001_sites,
] as const;
