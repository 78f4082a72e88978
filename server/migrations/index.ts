/** Every migration, oldest first; `npm run migration -- <name>` adds the next line. */
import { Migration20261129085855_initial } from './Migration20261129085855_initial.js';
import { Migration20261129130628_account_events } from './Migration20261129130628_account_events.js';
import { Migration20261129133000_account_webhooks } from './Migration20261129133000_account_webhooks.js';
import { Migration20261129172701_updated_since } from './Migration20261129172701_updated_since.js';
import { Migration20261129174500_api_key_calls } from './Migration20261129174500_api_key_calls.js';
import { Migration20261130070030_kept_sections } from './Migration20261130070030_kept_sections.js';
import { Migration20261130074000_message_files } from './Migration20261130074000_message_files.js';
import { Migration20261130121000_gateway_attempts } from './Migration20261130121000_gateway_attempts.js';

export const migrations = [
  Migration20261129085855_initial,
  Migration20261129130628_account_events,
  Migration20261129133000_account_webhooks,
  Migration20261129172701_updated_since,
  Migration20261129174500_api_key_calls,
  Migration20261130070030_kept_sections,
  Migration20261130074000_message_files,
  Migration20261130121000_gateway_attempts,
] as const;
