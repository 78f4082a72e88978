/**
 * What a feature does to its own job in the transaction that queues it, such as a row in a log. Features below it
 * may queue the job all the same: they know its name only.
 */
import type { TxCtx } from '../context.js';
import type { JobName, JobOptions, Jobs } from './catalogue.js';

export interface QueuedJob<Name extends JobName> {
  readonly payload: Jobs[Name];
  readonly options: JobOptions;
}

type Preparation<Name extends JobName> = (tx: TxCtx, job: QueuedJob<Name>) => Promise<QueuedJob<Name>>;

const preparations: { [Name in JobName]?: Preparation<Name> } = {};

/** The feature that handles the job registers itself once, when it is loaded. */
export function prepareJob<Name extends JobName>(name: Name, preparation: Preparation<Name>): void {
  Object.assign(preparations, { [name]: preparation });
}

export function preparedJob<Name extends JobName>(
  tx: TxCtx,
  name: Name,
  job: QueuedJob<Name>,
): Promise<QueuedJob<Name>> {
  const preparation = preparations[name] as Preparation<Name> | undefined;
  return preparation ? preparation(tx, job) : Promise.resolve(job);
}
