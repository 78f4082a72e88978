/**
 * The work of a feature on its own job in the transaction that queues it, such as a row in a log. Lower features can
 * queue the job without importing the feature.
 */
import type { TxCtx } from '../context.js';
import type { JobName, JobOptions, Jobs } from './catalogue.js';

export interface QueuedJob<Name extends JobName> {
  readonly payload: Jobs[Name];
  readonly options: JobOptions;
}

export type JobPreparations = {
  readonly [Name in JobName]?: (tx: TxCtx, job: QueuedJob<Name>) => Promise<QueuedJob<Name>>;
};
