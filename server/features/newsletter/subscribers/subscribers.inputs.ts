import { ID } from 'type-graphql';
import { z } from 'zod';
import { paging } from '#platform/db/page.js';
import { inputType, withType } from '#platform/graphql/input-type.js';

/** The filter of a list; `siteId` is in the path of a REST call. */
export const subscribersFilterSchema = z.object({
  search: z.string().max(200).nullish().describe('Anywhere in the address or the name.'),
});
export type SubscribersFilterData = z.output<typeof subscribersFilterSchema>;

export const SubscribersFilter = inputType(
  'SiteSubscribersFilter',
  'Which subscribers a list shows.',
  subscribersFilterSchema.extend({ siteId: withType(z.string(), ID).describe('The id of the site.') }),
);

export const subscribersSchema = subscribersFilterSchema.extend({
  ...paging,
});
