import { z } from 'zod';

/** The filter of a list; `siteId` is in the path of a REST call. */
export const subscribersFilterSchema = z.object({ search: z.string().max(200).nullish() });
export type SubscribersFilterData = z.output<typeof subscribersFilterSchema>;

export const subscribersSchema = subscribersFilterSchema.extend({
  page: z.coerce.number().int().optional(),
  limit: z.coerce.number().int().optional(),
});
