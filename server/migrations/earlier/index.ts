/**
 * The migrations that stood before the initial one replaced them, oldest first. A database that has them all is adopted
 * (platform/adopt-earlier.ts).
 */
import { readFileSync } from 'node:fs';
import { projectPath } from '#platform/paths.js';

export const EARLIER: readonly string[] = [
  'Migration20261121100000_initial',
  'Migration20261121110000_rate_limits',
  'Migration20261121200000_ledger',
  'Migration20261121201000_order_number',
  'Migration20261122100000_oauth',
  'Migration20261122110000_session_last_used',
  'Migration20261123090000_two_factor',
  'Migration20261123100000_mails_and_preferences',
  'Migration20261123120000_invoices',
  'Migration20261123130000_money',
  'Migration20261124090000_site_modes_and_settings',
  'Migration20261124100000_admin',
  'Migration20261124110000_support',
  'Migration20261125100000_design_versions',
  'Migration20261125110000_seconded_adjustments',
  'Migration20261125120000_api_keys',
  'Migration20261125130000_coupons',
  'Migration20261125140000_papers',
  'Migration20261125150000_fold_sigma',
  'Migration20261125160000_rare_filters',
  'Migration20261125170000_journals_stand_at_commit',
  'Migration20261125210000_sign_up_attempts',
  'Migration20261126180000_job_workers',
  'Migration20261126180000_order_domains',
  'Migration20261126190000_one_order_per_draft',
  'Migration20261126200000_credit_notes',
  'Migration20261126200001_recheck_domains',
  'Migration20261126230000_free_drafts_of_deleted_orders',
];

/** The last version of the product that knows them, as a commit of its repository. */
export const LAST_EARLIER_VERSION = 'e484b00';

/** What brings a database that has them all to the schema of the initial migration. */
export function referencesSql(): string {
  return readFileSync(projectPath('server/migrations/earlier/references.sql'), 'utf8');
}
