/** Every migration, oldest first; `npm run migration -- <name>` adds the next line. */
import { Migration20261121100000_initial } from './Migration20261121100000_initial.js';
import { Migration20261121110000_rate_limits } from './Migration20261121110000_rate_limits.js';
import { Migration20261121200000_ledger } from './Migration20261121200000_ledger.js';
import { Migration20261121201000_order_number } from './Migration20261121201000_order_number.js';
import { Migration20261122100000_oauth } from './Migration20261122100000_oauth.js';
import { Migration20261122110000_session_last_used } from './Migration20261122110000_session_last_used.js';
import { Migration20261123090000_two_factor } from './Migration20261123090000_two_factor.js';
import { Migration20261123100000_mails_and_preferences } from './Migration20261123100000_mails_and_preferences.js';
import { Migration20261123120000_invoices } from './Migration20261123120000_invoices.js';
import { Migration20261123130000_money } from './Migration20261123130000_money.js';
import { Migration20261124090000_site_modes_and_settings } from './Migration20261124090000_site_modes_and_settings.js';
import { Migration20261124100000_admin } from './Migration20261124100000_admin.js';
import { Migration20261124110000_support } from './Migration20261124110000_support.js';
import { Migration20261125100000_design_versions } from './Migration20261125100000_design_versions.js';
import { Migration20261125110000_seconded_adjustments } from './Migration20261125110000_seconded_adjustments.js';
import { Migration20261125120000_api_keys } from './Migration20261125120000_api_keys.js';
import { Migration20261125130000_coupons } from './Migration20261125130000_coupons.js';
import { Migration20261125140000_papers } from './Migration20261125140000_papers.js';
import { Migration20261125150000_fold_sigma } from './Migration20261125150000_fold_sigma.js';
import { Migration20261125160000_rare_filters } from './Migration20261125160000_rare_filters.js';
import { Migration20261125170000_journals_stand_at_commit } from './Migration20261125170000_journals_stand_at_commit.js';
import { Migration20261125210000_sign_up_attempts } from './Migration20261125210000_sign_up_attempts.js';
import { Migration20261126180000_job_workers } from './Migration20261126180000_job_workers.js';
import { Migration20261126180000_order_domains } from './Migration20261126180000_order_domains.js';
import { Migration20261126190000_one_order_per_draft } from './Migration20261126190000_one_order_per_draft.js';
import { Migration20261126200000_credit_notes } from './Migration20261126200000_credit_notes.js';
import { Migration20261126200001_recheck_domains } from './Migration20261126200001_recheck_domains.js';
import { Migration20261126230000_free_drafts_of_deleted_orders } from './Migration20261126230000_free_drafts_of_deleted_orders.js';
import { Migration20261127000000_references } from './Migration20261127000000_references.js';
import { Migration20261127010000_free_drafts_of_cancelled_orders } from './Migration20261127010000_free_drafts_of_cancelled_orders.js';

export const migrations = [
  Migration20261121100000_initial,
  Migration20261121110000_rate_limits,
  Migration20261121200000_ledger,
  Migration20261121201000_order_number,
  Migration20261122100000_oauth,
  Migration20261122110000_session_last_used,
  Migration20261123090000_two_factor,
  Migration20261123100000_mails_and_preferences,
  Migration20261123120000_invoices,
  Migration20261123130000_money,
  Migration20261124090000_site_modes_and_settings,
  Migration20261124100000_admin,
  Migration20261124110000_support,
  Migration20261125100000_design_versions,
  Migration20261125110000_seconded_adjustments,
  Migration20261125120000_api_keys,
  Migration20261125130000_coupons,
  Migration20261125140000_papers,
  Migration20261125150000_fold_sigma,
  Migration20261125160000_rare_filters,
  Migration20261125170000_journals_stand_at_commit,
  Migration20261125210000_sign_up_attempts,
  Migration20261126180000_job_workers,
  Migration20261126180000_order_domains,
  Migration20261126190000_one_order_per_draft,
  Migration20261126200000_credit_notes,
  Migration20261126200001_recheck_domains,
  Migration20261126230000_free_drafts_of_deleted_orders,
  Migration20261127000000_references,
  Migration20261127010000_free_drafts_of_cancelled_orders,
] as const;
