import { z } from 'zod';
import { PAGING, paging } from '#platform/db/page.js';
import { enumValue, inputType } from '#platform/graphql/input-type.js';
import { RequestStatusEnum } from './adjustment-requests.types.js';

export const requestsSchema = z.object({
  status: enumValue(RequestStatusEnum).nullish().describe('Only those with this status.'),
  ...paging,
});
export type RequestsInput = z.input<typeof requestsSchema>;

export const AdjustmentRequestsFilter = inputType(
  'AdjustmentRequestsFilter',
  'Which requests a list shows; without conditions all of them.',
  requestsSchema.omit(PAGING),
);
