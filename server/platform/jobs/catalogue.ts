/**
 * Every background job by name with its payload. A job is added in the transaction that needs it and runs
 * after the commit, again and again until it succeeds (graphile-worker).
 */
import type { SiteEvent } from '#core/sites/webhooks.js';
import type { FilledMail } from './mails.js';

export interface Jobs {
  /** Renders one of the mails and sends it. */
  send_mail: FilledMail & {
    readonly to: string;
    readonly userId: string | null;
    /** Where an answer to it goes; the sender's address, if left out. */
    readonly replyTo?: string;
    /** Where one POST unsubscribes its reader; absolute. */
    readonly unsubscribeUrl?: string;
    /** The log does not say to whom it was sent: their account is removed. */
    readonly isUnnamed?: boolean;
    /** Its row in the log of mails; filled in when the job is queued. */
    readonly logId?: string;
  };
  /**
   * A mail with a link into an account was requested. Whether the account exists is looked up here and not during the
   * request, so that neither the answer nor its duration reveals it (protocols B5).
   */
  send_account_link:
    | { readonly email: string; readonly purpose: 'reset_password' }
    | { readonly email: string; readonly purpose: 'magic_link'; readonly redirect: string | null };
  /** Repeated wrong passwords for an e-mail; whether it has an account is looked up here. `ip`: the last caller's. */
  tell_of_guesses: { readonly email: string; readonly ip: string };
  /** Removes dead sessions, used and expired links, attempts and limits (once a day). */
  sweep_accounts: Record<string, never>;
  sweep_oauth: Record<string, never>;
  /** Deletes the bytes of files whose rows are gone. */
  drop_bytes: { readonly keys: readonly string[] };
  /** Makes the sizes in which sites show a picture that was just uploaded. */
  prepare_site_picture: { readonly fileId: string };
  /** Deletes bytes that no row has named for a day (once a day). */
  sweep_files: Record<string, never>;
  /** Queries the gateway for every payment that is neither settled nor refused. */
  reconcile_payments: Record<string, never>;
  /** Queries the registries again for the names of paid orders that could not be checked yet. */
  recheck_domains: Record<string, never>;
  /** Queries the servers of domains of sites, where it is due: of one, or of all (every minute). */
  check_site_domains: { readonly id?: string };
  /** Finds out by handshakes whether HTTPS works at domains, where it is due: at one, or at all (every minute). */
  check_site_https: { readonly id?: string };
  /** Completes paid orders whose site is online at their domain: one, or all (at every start). */
  complete_orders: { readonly orderId?: string };
  /** Begins and ends planned maintenance (every minute, and at the planned moments). */
  advance_maintenance: Record<string, never>;
  /** Moves invoices along their due dates and expires what waited too long. */
  advance_invoices: Record<string, never>;
  /** Notifies administrators of work that has begun to wait for them since yesterday (once a day). */
  notify_open_work: Record<string, never>;
  /** Builds release `number` of a site and publishes it. `askedBy`: a user, or null where the payment started it. */
  build_site: { readonly siteId: string; readonly number: number; readonly askedBy: string | null };
  /** Notifies search engines of pages of a site that have changed. */
  submit_index_now: { readonly siteId: string };
  /**
   * Sends an address that was written into a newsletter form the request to confirm it, unless it is on the list
   * already. `email` in lower case; `pagePath`: the page with the form.
   */
  start_subscription: {
    readonly siteId: string;
    readonly email: string;
    readonly name: string | null;
    readonly pagePath: string;
  };
  /** Deletes addresses that were not confirmed in time (once a day). */
  sweep_site_messages: Record<string, never>;
  sweep_subscribers: Record<string, never>;
  /**
   * Makes a delivery of something that arrived at a site for each of its webhooks that is to be notified of it.
   * `subjectId`: the message or the subscriber.
   */
  queue_webhooks: {
    readonly siteId: string;
    readonly event: SiteEvent;
    readonly subjectId: string;
  };
  /** Makes deliveries of the new events of an account for its webhooks. */
  queue_account_events: { readonly userId: string };
  /** Numbers the events of accounts that were committed (every minute). */
  number_account_events: Record<string, never>;
  /** Deletes old events of accounts (once a day). */
  sweep_account_events: Record<string, never>;
  /** Posts a delivery to the address of its webhook, once; what fails is queued again later. */
  send_webhook: { readonly deliveryId: string };
  /** Deletes old deliveries of webhooks (once a day). */
  sweep_webhook_deliveries: Record<string, never>;
  /** Publishes the designs of sites whose chosen time has come (every minute). */
  publish_scheduled: Record<string, never>;
  /** Sends names to be registered, hands on tasks, reminds of expiry, and lets names go (every minute). */
  advance_registrations: Record<string, never>;
  /** Creates the tasks of maintenance whose time has come (every hour). */
  open_service_tasks: Record<string, never>;
  /** Checks the platform and published sites, and records the result (every minute). */
  measure_uptime: Record<string, never>;
  /** Warns owners of closed sites before their releases are deleted, and deletes them (once a day). */
  retire_sites: Record<string, never>;
  /** Deletes the old releases of sites that have many (once a day). */
  prune_releases: Record<string, never>;
  /** Ends uploaded custom code that nobody published in time (once a day). */
  lapse_candidates: Record<string, never>;
  /** Notifies owners of samples of ours that their sites show, and builds without them later (every hour). */
  review_samples: Record<string, never>;
  /** Deletes content of sites that no release names any more (once a day). */
  sweep_content: Record<string, never>;
  /** Takes the backups of sites that have none of today; `after`: beginning behind this site (every hour). */
  take_backups: { readonly after?: string };
  /** Deletes backups of sites that are too old (once a day). */
  prune_backups: Record<string, never>;
  /** Tells owners with the backup service, once a month, which backups there are (once a day). */
  report_backups: Record<string, never>;
  /** Deletes salts and hashes of visitors of days that are over, and adds up old counts by the month (every hour). */
  close_visit_days: Record<string, never>;
  /** Tells the owners of API keys what these no longer open since scopes were divided, once (at every start). */
  tell_of_lost_scopes: Record<string, never>;
}

export type JobName = keyof Jobs;

/** A job added with the same key replaces the waiting one, so that nothing is queued twice. */
export interface JobOptions {
  readonly key?: string;
  readonly runAt?: Date;
  /** How often it is tried in all, with growing pauses; 25 where not said. */
  readonly maxAttempts?: number;
}

/** Which try of a job this is. */
export interface JobRun {
  readonly attempt: number;
  readonly maxAttempts: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * How long one run of a job may take, ms. At its limit it is aborted, what it still writes is refused, and it is tried
 * again like a job that has failed. Longer than the sum of the time-outs of what the job calls outside.
 */
export const JOB_LIMIT_MS: Readonly<Record<JobName, number>> = {
  send_mail: 2 * MINUTE_MS,
  send_account_link: MINUTE_MS,
  tell_of_guesses: MINUTE_MS,
  tell_of_lost_scopes: 10 * MINUTE_MS,
  sweep_accounts: 10 * MINUTE_MS,
  sweep_oauth: 10 * MINUTE_MS,
  drop_bytes: 10 * MINUTE_MS,
  prepare_site_picture: 2 * MINUTE_MS,
  sweep_files: 30 * MINUTE_MS,
  // A run that hangs must not keep paid authorities open: this, a minute and the next run are less than five minutes.
  reconcile_payments: 2 * MINUTE_MS,
  recheck_domains: 5 * MINUTE_MS,
  check_site_domains: 5 * MINUTE_MS,
  check_site_https: 5 * MINUTE_MS,
  complete_orders: 10 * MINUTE_MS,
  advance_maintenance: MINUTE_MS,
  advance_invoices: 10 * MINUTE_MS,
  notify_open_work: MINUTE_MS,
  build_site: 5 * MINUTE_MS,
  submit_index_now: 2 * MINUTE_MS,
  start_subscription: MINUTE_MS,
  sweep_site_messages: 10 * MINUTE_MS,
  sweep_subscribers: 10 * MINUTE_MS,
  queue_webhooks: MINUTE_MS,
  queue_account_events: 2 * MINUTE_MS,
  number_account_events: MINUTE_MS,
  sweep_account_events: 10 * MINUTE_MS,
  send_webhook: MINUTE_MS,
  sweep_webhook_deliveries: 10 * MINUTE_MS,
  publish_scheduled: 5 * MINUTE_MS,
  advance_registrations: 5 * MINUTE_MS,
  open_service_tasks: 5 * MINUTE_MS,
  measure_uptime: 2 * MINUTE_MS,
  retire_sites: 30 * MINUTE_MS,
  prune_releases: 30 * MINUTE_MS,
  lapse_candidates: 10 * MINUTE_MS,
  review_samples: 10 * MINUTE_MS,
  sweep_content: 30 * MINUTE_MS,
  take_backups: 30 * MINUTE_MS,
  prune_backups: 30 * MINUTE_MS,
  report_backups: 10 * MINUTE_MS,
  close_visit_days: 10 * MINUTE_MS,
};

/** A job that is still locked so long after its limit, ms, is freed by any process: its runner cannot end it. */
export const LOCK_GRACE_MS = MINUTE_MS;
