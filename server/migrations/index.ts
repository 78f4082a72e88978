/** Every migration, oldest first; `npm run migration -- <name>` adds the next line. */
import { Migration20261126230000_initial } from './Migration20261126230000_initial.js';
import { Migration20261127010000_free_drafts_of_cancelled_orders } from './Migration20261127010000_free_drafts_of_cancelled_orders.js';
import { Migration20261127010001_sites } from './Migration20261127010001_sites.js';
import { Migration20261127010002_keep_sources_of_releases } from './Migration20261127010002_keep_sources_of_releases.js';
import { Migration20261127010062_domain_registrations } from './Migration20261127010062_domain_registrations.js';
import { Migration20261127010641_stop_and_suspend_renewals } from './Migration20261127010641_stop_and_suspend_renewals.js';
import { Migration20261127010642_money_back_requests } from './Migration20261127010642_money_back_requests.js';
import { Migration20261127014001_sites_administration } from './Migration20261127014001_sites_administration.js';
import { Migration20261127014002_site_reports } from './Migration20261127014002_site_reports.js';
import { Migration20261127020000_names_of_the_platform } from './Migration20261127020000_names_of_the_platform.js';
import { Migration20261127020002_site_drafts } from './Migration20261127020002_site_drafts.js';
import { Migration20261127021061_site_domains } from './Migration20261127021061_site_domains.js';
import { Migration20261127030001_retention_of_sites } from './Migration20261127030001_retention_of_sites.js';
import { Migration20261127030002_site_upgrades } from './Migration20261127030002_site_upgrades.js';
import { Migration20261127030068_release_candidates } from './Migration20261127030068_release_candidates.js';
import { Migration20261127040061_domains_connected_at } from './Migration20261127040061_domains_connected_at.js';
import { Migration20261127040069_scheduled_publishing } from './Migration20261127040069_scheduled_publishing.js';
import { Migration20261127040070_wizard_drafts } from './Migration20261127040070_wizard_drafts.js';
import { Migration20261127040071_site_messages } from './Migration20261127040071_site_messages.js';
import { Migration20261127040072_site_message_replies } from './Migration20261127040072_site_message_replies.js';
import { Migration20261127040073_sorted_lists } from './Migration20261127040073_sorted_lists.js';
import { Migration20261127040086_page_addresses } from './Migration20261127040086_page_addresses.js';
import { Migration20261127040087_uptime } from './Migration20261127040087_uptime.js';
import { Migration20261127040088_site_backups } from './Migration20261127040088_site_backups.js';
import { Migration20261127040089_newsletter } from './Migration20261127040089_newsletter.js';
import { Migration20261127040095_service_tasks } from './Migration20261127040095_service_tasks.js';
import { Migration20261127040096_visits } from './Migration20261127040096_visits.js';
import { Migration20261127040097_release_address } from './Migration20261127040097_release_address.js';
import { Migration20261127040098_index_now } from './Migration20261127040098_index_now.js';
import { Migration20261127040099_site_webhooks } from './Migration20261127040099_site_webhooks.js';
import { Migration20261127040100_inbox_settings } from './Migration20261127040100_inbox_settings.js';
import { Migration20261127040101_sorted_tickets_and_sites } from './Migration20261127040101_sorted_tickets_and_sites.js';
import { Migration20261128040101_site_messages_taken_back } from './Migration20261128040101_site_messages_taken_back.js';
import { Migration20261128040105_sorted_administration } from './Migration20261128040105_sorted_administration.js';
import { Migration20261128040106_paused_renewals } from './Migration20261128040106_paused_renewals.js';
import { Migration20261128040107_domains_found_by_a_part } from './Migration20261128040107_domains_found_by_a_part.js';
import { Migration20261128040108_sorted_work } from './Migration20261128040108_sorted_work.js';
import { Migration20261128040109_webhook_events } from './Migration20261128040109_webhook_events.js';
import { Migration20261128040110_kept_drafts } from './Migration20261128040110_kept_drafts.js';
import { Migration20261128040111_divided_key_scopes } from './Migration20261128040111_divided_key_scopes.js';
import { Migration20261128040112_runners_of_jobs } from './Migration20261128040112_runners_of_jobs.js';
import { Migration20261128040113_wished_labels } from './Migration20261128040113_wished_labels.js';
import { Migration20261128040114_health } from './Migration20261128040114_health.js';
import { Migration20261128040116_releases_with_samples } from './Migration20261128040116_releases_with_samples.js';
import { Migration20261128040117_payments_in_review } from './Migration20261128040117_payments_in_review.js';
import { Migration20261128040118_sample_reviews } from './Migration20261128040118_sample_reviews.js';
import { Migration20261128040119_search_words } from './Migration20261128040119_search_words.js';
import { Migration20261128040120_invoices_of_a_state } from './Migration20261128040120_invoices_of_a_state.js';
import { Migration20261128040121_links_that_verify } from './Migration20261128040121_links_that_verify.js';
import { Migration20261128040122_handles_of_ir } from './Migration20261128040122_handles_of_ir.js';
import { Migration20261128040123_planned_sections } from './Migration20261128040123_planned_sections.js';
import { Migration20261128040128_diagnoses_of_domains } from './Migration20261128040128_diagnoses_of_domains.js';
import { Migration20261128040130_legal_documents } from './Migration20261128040130_legal_documents.js';
import { Migration20261129024607_unreachable_payments } from './Migration20261129024607_unreachable_payments.js';
import { Migration20261129024719_legal_agreements } from './Migration20261129024719_legal_agreements.js';

export const migrations = [
  Migration20261126230000_initial,
  Migration20261127010000_free_drafts_of_cancelled_orders,
  Migration20261127010001_sites,
  Migration20261127010002_keep_sources_of_releases,
  Migration20261127010062_domain_registrations,
  Migration20261127010641_stop_and_suspend_renewals,
  Migration20261127010642_money_back_requests,
  Migration20261127014001_sites_administration,
  Migration20261127014002_site_reports,
  Migration20261127020000_names_of_the_platform,
  Migration20261127020002_site_drafts,
  Migration20261127021061_site_domains,
  Migration20261127030001_retention_of_sites,
  Migration20261127030002_site_upgrades,
  Migration20261127030068_release_candidates,
  Migration20261127040061_domains_connected_at,
  Migration20261127040069_scheduled_publishing,
  Migration20261127040070_wizard_drafts,
  Migration20261127040071_site_messages,
  Migration20261127040072_site_message_replies,
  Migration20261127040073_sorted_lists,
  Migration20261127040086_page_addresses,
  Migration20261127040087_uptime,
  Migration20261127040088_site_backups,
  Migration20261127040089_newsletter,
  Migration20261127040095_service_tasks,
  Migration20261127040096_visits,
  Migration20261127040097_release_address,
  Migration20261127040098_index_now,
  Migration20261127040099_site_webhooks,
  Migration20261127040100_inbox_settings,
  Migration20261127040101_sorted_tickets_and_sites,
  Migration20261128040101_site_messages_taken_back,
  Migration20261128040105_sorted_administration,
  Migration20261128040106_paused_renewals,
  Migration20261128040107_domains_found_by_a_part,
  Migration20261128040108_sorted_work,
  Migration20261128040109_webhook_events,
  Migration20261128040110_kept_drafts,
  Migration20261128040111_divided_key_scopes,
  Migration20261128040112_runners_of_jobs,
  Migration20261128040113_wished_labels,
  Migration20261128040114_health,
  Migration20261128040116_releases_with_samples,
  Migration20261128040117_payments_in_review,
  Migration20261128040118_sample_reviews,
  Migration20261128040119_search_words,
  Migration20261128040120_invoices_of_a_state,
  Migration20261128040121_links_that_verify,
  Migration20261128040122_handles_of_ir,
  Migration20261128040123_planned_sections,
  Migration20261128040128_diagnoses_of_domains,
  Migration20261128040130_legal_documents,
  Migration20261129024607_unreachable_payments,
  Migration20261129024719_legal_agreements,
] as const;
