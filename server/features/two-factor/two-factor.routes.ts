import { z } from 'zod';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { completeSignIn } from './complete-sign-in.service.js';
import { loginAnswer, presentLogin } from '#features/identity/index.js';
import { ackSchema } from '#platform/http/rest/schemas.js';
import {
  completeSignInSchema,
  confirmTwoFactorSchema,
  proveTwoFactorSchema,
  startTwoFactorSchema,
} from './two-factor.inputs.js';
import { twoFactorMessages as messages } from './two-factor.messages.js';
import { confirmTwoFactor, renewRecoveryCodes } from './two-factor.service.js';

const codesSchema = ackSchema.extend({ recoveryCodes: z.array(z.string()) });

export const twoFactorRoutes: readonly RouteDeclaration[] = [
  route({
    method: 'POST',
    path: '/auth/two-factor/complete',
    example: { challenge: '{token}', code: '123456' },
    access: 'public',
    keys: 'none',
    summary: 'The second step of a sign-in that was refused with TWO_FACTOR_REQUIRED; answers like the sign-in.',
    body: completeSignInSchema.strict(),
    response: loginAnswer,
    handle: async (ctx, { body }) => presentLogin(await completeSignIn(ctx, body)),
  }),
  operationRoute('GET /auth/two-factor', 'twoFactor'),
  operationRoute('POST /auth/two-factor/start', 'startTwoFactor', {
    example: { password: 'کوه‌های بلند ۱۴۰۴' },
    input: startTwoFactorSchema,
  }),
  route({
    method: 'POST',
    path: '/auth/two-factor/confirm',
    example: { code: '123456' },
    access: 'user',
    keys: 'none',
    summary: 'Turns two-factor sign-in on by the first code. The recovery codes are shown this once.',
    body: confirmTwoFactorSchema.strict(),
    response: codesSchema,
    handle: async (ctx, { body }) => {
      const recoveryCodes = await confirmTwoFactor(ctx, body);
      return { success: true, message: messages.on, recoveryCodes };
    },
  }),
  operationRoute('POST /auth/two-factor/disable', 'disableTwoFactor', {
    example: { password: 'کوه‌های بلند ۱۴۰۴', code: '123456' },
    input: proveTwoFactorSchema,
    summary: 'Turns two-factor sign-in off, by password and code.',
  }),
  route({
    method: 'POST',
    path: '/auth/two-factor/recovery-codes',
    example: { password: 'کوه‌های بلند ۱۴۰۴', code: '123456' },
    access: 'user',
    keys: 'none',
    summary: 'Ten new recovery codes in place of all before them, by password and code.',
    body: proveTwoFactorSchema.strict(),
    response: codesSchema,
    handle: async (ctx, { body }) => {
      const recoveryCodes = await renewRecoveryCodes(ctx, body);
      return { success: true, message: messages.renewed, recoveryCodes };
    },
  }),
];
