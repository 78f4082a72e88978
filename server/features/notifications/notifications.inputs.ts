import { z } from 'zod';
import { paging } from '#platform/db/page.js';
import { inputType, withType } from '#platform/graphql/input-type.js';

/** `unread_only=true` in an address, `true` in GraphQL. */
const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0', '']).transform((text) => text === 'true' || text === '1'),
]);

export const listSchema = z.object({
  ...paging,
  unreadOnly: withType(flag, Boolean)
    .nullable()
    .default(false)
    .transform((value) => value ?? false)
    .describe('Only what has not been read.'),
  type: z.string().max(60).optional(),
});

/** Not a uuid schema: an id that cannot be one is simply not found. */
export const idSchema = z.object({ id: z.string().max(100) });

export type ListData = z.input<typeof listSchema>;
export type ListFilter = z.output<typeof listSchema>;

export const NotificationsFilter = inputType(
  'NotificationsFilter',
  'Which notifications a list shows; without conditions all of them.',
  listSchema,
  ['unreadOnly'],
);
