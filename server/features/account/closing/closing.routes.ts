import { z } from 'zod';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { CLOSING_TEXTS } from './closing.messages.js';
import { accountClosing, closeAccount, closeAccountSchema } from './closing.service.js';
import type { AccountClosingType } from './closing.types.js';

export const closingRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/auth/me/closing',
    access: 'user',
    keys: 'none',
    summary: 'What one would leave behind by closing the account, and whether it can be closed.',
    response: view<AccountClosingType>('AccountClosing', { nested: { sites: {}, names: { nested: { site: {} } } } }),
    handle: (ctx) => accountClosing(ctx),
  }),
  route({
    method: 'POST',
    path: '/auth/me/close',
    access: 'user',
    keys: 'none',
    summary: "Closes one's own account at once and for good. What the books must keep stays.",
    body: closeAccountSchema,
    response: z.object({ success: z.literal(true), message: z.string() }),
    handle: async (ctx, { body }) => {
      await closeAccount(ctx, body);
      return { success: true, message: CLOSING_TEXTS.closed };
    },
  }),
];
