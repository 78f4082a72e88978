import { z } from 'zod';
import { enumValue, inputType } from '#platform/graphql/input-type.js';
import { RequestStatusEnum } from './adjustment-requests.types.js';

export const requestsSchema = z.object({
  status: enumValue(RequestStatusEnum).nullish().describe('Only those with this status.'),
  page: z.coerce.number().int().optional(),
  limit: z.coerce.number().int().optional(),
});
export type RequestsInput = z.input<typeof requestsSchema>;

export const AdjustmentRequestsFilter = inputType(
  'AdjustmentRequestsFilter',
  'Which requests a list shows; without conditions all of them.',
  requestsSchema.omit({ page: true, limit: true }),
);
