import { z } from 'zod';
import { PAGING, paging } from '#platform/db/page.js';
import { enumValue, inputType } from '#platform/graphql/input-type.js';
import { MoneyBackStatusEnum } from './money-back.types.js';

export const moneyBackRequestsSchema = z.object({
  status: enumValue(MoneyBackStatusEnum).nullish().describe('Only those with this status.'),
  ...paging,
});
export type MoneyBackRequestsInput = z.input<typeof moneyBackRequestsSchema>;

export const MoneyBackRequestsFilter = inputType(
  'MoneyBackRequestsFilter',
  'Which requests a list shows; without conditions all of them.',
  moneyBackRequestsSchema.omit(PAGING),
);
