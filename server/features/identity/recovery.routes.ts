import { route, type Route } from '../../platform/http/route.js';
import { messages } from './identity.messages.js';
import { ackSchema } from './identity.present.js';
import { requestPasswordReset, resetPassword } from './password-reset.service.js';
import { requestPasswordResetSchema, resetPasswordSchema } from './recovery.inputs.js';

export const recoveryRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/auth/password-reset',
    aliases: ['POST /auth/request-password-reset'],
    access: 'public',
    summary: 'Sends a link for a new password. The answer is the same for an unknown address.',
    body: requestPasswordResetSchema,
    response: ackSchema,
    handle: async (ctx, { body }) => {
      await requestPasswordReset(ctx, body);
      return { success: true, message: messages.resetSent };
    },
  }),
  route({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    summary: 'Sets a new password by the link of the mail, and ends every session.',
    body: resetPasswordSchema,
    response: ackSchema,
    handle: async (ctx, { body }) => {
      await resetPassword(ctx, body);
      return { success: true, message: messages.passwordReset };
    },
  }),
];
