/** The status of a candidate; only one in quarantine has files. */
export const CANDIDATE_STATUSES = ['quarantined', 'published', 'discarded', 'lapsed'] as const;
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number];
