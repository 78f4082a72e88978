import { z } from 'zod';
import { enumValue, inputType } from '#platform/graphql/input-type.js';
import { MoneyBackStatusEnum } from './money-back.types.js';

export const moneyBackRequestsSchema = z.object({
  status: enumValue(MoneyBackStatusEnum).nullish().describe('Only those with this status.'),
  page: z.coerce.number().int().optional(),
  limit: z.coerce.number().int().optional(),
});
export type MoneyBackRequestsInput = z.input<typeof moneyBackRequestsSchema>;

export const MoneyBackRequestsFilter = inputType(
  'MoneyBackRequestsFilter',
  'Which requests a list shows; without conditions all of them.',
  moneyBackRequestsSchema.omit({ page: true, limit: true }),
);
