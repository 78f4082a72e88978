import { ID } from 'type-graphql';
import { z } from 'zod';
import { DUE_FIRST } from '#platform/db/order.js';
import { paging } from '#platform/db/page.js';
import { enumValue, inputType, withType } from '#platform/graphql/input-type.js';
import { sortedBy } from '#platform/graphql/list.inputs.js';
import { ScopeEnum } from '#platform/graphql/list.types.js';
import { RegistrationStatusEnum } from './registrations.types.js';
import { TaskKindEnum, TaskSortEnum, TaskStatusEnum } from './tasks.types.js';

const registrationsFilter = z.object({
  scope: enumValue(ScopeEnum).default('mine').describe("all: everybody's; for administrators."),
  status: enumValue(RegistrationStatusEnum).nullish().describe('Only those with this status.'),
  orderId: withType(z.string(), ID).nullish().describe('Only those of this order.'),
  expiresWithinDays: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(366)
    .nullish()
    .describe('Only names that are held and expire within so many days, 1 to 366, also expired ones; soonest first.'),
});

export const DomainRegistrationsFilter = inputType(
  'DomainRegistrationsFilter',
  "Which registrations a list shows; without conditions all of one's own.",
  registrationsFilter,
);

export const registrationsSchema = registrationsFilter.extend(paging);
export type RegistrationsInput = z.input<typeof registrationsSchema>;

export const taskExportSchema = z.object({
  status: enumValue(TaskStatusEnum).default('open').describe('Only those with this status.'),
  kind: enumValue(TaskKindEnum).nullish().describe('Only those of this kind.'),
  search: z
    .string()
    .max(200)
    .nullish()
    .describe("Anywhere in the title, number or domain of the order, or in the holder's name or e-mail."),
  ...sortedBy(TaskSortEnum, DUE_FIRST),
});

export const RegistrationTasksFilter = inputType(
  'RegistrationTasksFilter',
  'Which tasks the work list shows; open ones where nothing is said.',
  taskExportSchema,
);

export const tasksSchema = taskExportSchema.extend(paging);
export type TasksInput = z.input<typeof tasksSchema>;
