/** Every migration, oldest first; `npm run migration -- <name>` adds the next line. */
import { Migration20261129085855_initial } from './Migration20261129085855_initial.js';

export const migrations = [
  Migration20261129085855_initial,
] as const;
