/** The components that the status page measures, one list for the database, both APIs and the screens. */

/**
 * `website`: the pages of the platform. `api`: GraphQL. `hosting`: the oldest published site at its own host. `jobs`:
 * the database and the background jobs. `sites`: customers' published sites in turn. `payments`: the gateway, and that
 * open payments are asked about. `files`: what is uploaded. `mail`: what is sent.
 */
export const STATUS_COMPONENTS = ['website', 'api', 'hosting', 'sites', 'jobs', 'payments', 'files', 'mail'] as const;
export type StatusComponent = (typeof STATUS_COMPONENTS)[number];

/** `partial`: some of the checked sites did not answer. `unknown`: not measured lately, which is never shown as up. */
const COMPONENT_STATES = ['up', 'partial', 'down', 'unknown'] as const;
export type ComponentState = (typeof COMPONENT_STATES)[number];

/** Checks and how many of them failed. */
export interface CheckCount {
  readonly checks: number;
  readonly failures: number;
}

/** The state that follows from the checks of one minute. */
export function stateOf({ checks, failures }: CheckCount): ComponentState {
  if (checks === 0) return 'unknown';
  if (failures === 0) return 'up';
  return failures < checks ? 'partial' : 'down';
}

/**
 * Successful checks in percent, rounded down to a hundredth, so that no failure is rounded away; null without checks.
 */
export function uptimePercent({ checks, failures }: CheckCount): number | null {
  if (checks === 0) return null;
  return Math.floor(((checks - failures) * 10_000) / checks) / 100;
}

/** The measured uptime of customers' sites, beside the operator's claim. */
export interface MeasuredUptime {
  readonly percent: number;
  /** ISO 8601. */
  readonly since: string;
}
