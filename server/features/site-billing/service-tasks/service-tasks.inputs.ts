import { z } from 'zod';
import { SERVICE_TASK } from '#core/sites/service-tasks.js';
import { cleanText, PLAIN_TEXT } from '#core/text/plain-text.js';
import { DUE_FIRST } from '#platform/db/order.js';
import { paging } from '#platform/db/page.js';
import { enumValue, inputType } from '#platform/graphql/input-type.js';
import { sortedBy } from '#platform/graphql/list.inputs.js';
import { SERVICE_TASK_FAULTS } from './service-tasks.messages.js';
import { ServiceTaskStatusEnum, TaskServiceEnum, WorkSortEnum } from './service-tasks.types.js';

export const workExportSchema = z.object({
  status: enumValue(ServiceTaskStatusEnum)
    .nullish()
    .describe('Only those with this status; null: those that are not over, open and started ones.'),
  service: enumValue(TaskServiceEnum).nullish().describe('Only those of this service; null: all.'),
  search: z
    .string()
    .max(200)
    .nullish()
    .describe(
      'Anywhere in the title, number or domain of the order, in the label of the site, or in the name or e-mail of ' +
        'the customer.',
    ),
  ...sortedBy(WorkSortEnum, DUE_FIRST),
});

export const ServiceTasksFilter = inputType('ServiceTasksFilter', 'Which tasks the work list shows.', workExportSchema);

export const serviceTasksSchema = workExportSchema.extend({
  ...paging,
});
export type ServiceTasksInput = z.input<typeof serviceTasksSchema>;

export const reportSchema = z.object({
  /** Time spent. */
  minutes: z
    .number(SERVICE_TASK_FAULTS.minutes)
    .int(SERVICE_TASK_FAULTS.minutes)
    .min(1, SERVICE_TASK_FAULTS.minutes)
    .max(SERVICE_TASK.minutes, SERVICE_TASK_FAULTS.minutes),
  /** The report on the work, as the customer reads it. */
  note: z
    .string(SERVICE_TASK_FAULTS.note)
    .max(PLAIN_TEXT.workable)
    .transform(cleanText)
    .pipe(z.string().min(1, SERVICE_TASK_FAULTS.note).max(SERVICE_TASK.note)),
});
export type ReportInput = z.input<typeof reportSchema>;
