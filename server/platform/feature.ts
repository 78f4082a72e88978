/** Everything that a feature contributes; `server/features/index.ts` lists them all. */
import type { EntityClass } from '@mikro-orm/core';
import type { Ctx } from './context.js';
import type { RouteDeclaration } from './http/rest/route.js';
import type { Cron } from './jobs/crons.js';
import type { JobName, JobRun, Jobs } from './jobs/catalogue.js';
import type { JobPreparations } from './jobs/preparation.js';
import type { Provision } from './provided.js';

export type JobHandlers = {
  readonly [Name in JobName]?: (ctx: Ctx, payload: Jobs[Name], run: JobRun) => Promise<void>;
};

export interface Feature {
  readonly name: string;
  readonly entities?: readonly EntityClass<object>[];
  /** TypeGraphQL resolver classes. */
  readonly resolvers?: readonly (new () => object)[];
  readonly routes?: readonly RouteDeclaration[];
  readonly jobs?: JobHandlers;
  readonly jobPreparations?: JobPreparations;
  readonly crons?: readonly Cron[];
  /** Its caches, and what lower features need of it. */
  readonly provides?: readonly Provision[];
  /** Rows that every installation needs; runs at each start and must be idempotent. */
  readonly seed?: (ctx: Ctx) => Promise<void>;
  /** Rows of the demonstration; runs at each start where DEMO is on, and must be idempotent, too. */
  readonly seedDemo?: (ctx: Ctx) => Promise<void>;
}
