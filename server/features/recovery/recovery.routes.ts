import { route, type Route } from '#platform/http/rest/route.js';
import { loginAnswer, presentLogin } from '#features/identity/index.js';
import { ackSchema } from '#platform/http/rest/schemas.js';
import { recoveryMessages as messages } from './recovery.messages.js';
import { requestMagicLink, signInByLink } from './magic-link.service.js';
import { requestPasswordReset, resetPassword } from './password-reset.service.js';
import {
  magicLinkSchema,
  requestMagicLinkSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
} from './recovery.inputs.js';

export const recoveryRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/auth/password-reset',
    example: { email: 'customer@example.com' },
    fallbacks: ['POST /auth/request-password-reset'],
    access: 'public',
    keys: 'none',
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
    example: { token: '{token}', new_password: 'دریاچهٔ آرام ۱۴۰۵' },
    access: 'public',
    keys: 'none',
    summary: 'Sets a new password by the link of the mail, and ends every session.',
    body: resetPasswordSchema,
    response: ackSchema,
    handle: async (ctx, { body }) => {
      await resetPassword(ctx, body);
      return { success: true, message: messages.passwordReset };
    },
  }),
  route({
    method: 'POST',
    path: '/auth/magic-link/request',
    example: { email: 'customer@example.com' },
    access: 'public',
    keys: 'none',
    summary: 'Sends a link that signs in without a password. The answer is the same for an unknown address.',
    body: requestMagicLinkSchema,
    response: ackSchema,
    handle: async (ctx, { body }) => {
      await requestMagicLink(ctx, body);
      return { success: true, message: messages.magicLinkSent };
    },
  }),
  route({
    method: 'POST',
    path: '/auth/magic-link/verify',
    example: { token: '{token}' },
    access: 'public',
    keys: 'none',
    summary: 'Uses up the link of the mail and signs in.',
    body: magicLinkSchema,
    response: loginAnswer,
    handle: async (ctx, { body }) => presentLogin(await signInByLink(ctx, body)),
  }),
];
