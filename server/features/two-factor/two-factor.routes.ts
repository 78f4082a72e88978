import { z } from 'zod';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
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
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  twoFactorStatus,
} from './two-factor.service.js';
import type { TwoFactorSetupType, TwoFactorStatusType } from './two-factor.types.js';

const codesSchema = ackSchema.extend({ recoveryCodes: z.array(z.string()) });

export const twoFactorRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/auth/two-factor/complete',
    access: 'public',
    keys: 'none',
    summary: 'The second step of a sign-in that was refused with TWO_FACTOR_REQUIRED; answers like the sign-in.',
    body: completeSignInSchema,
    response: loginAnswer,
    handle: async (ctx, { body }) => presentLogin(await completeSignIn(ctx, body)),
  }),
  route({
    method: 'GET',
    path: '/auth/two-factor',
    access: 'user',
    keys: 'none',
    summary: 'Whether signing in takes a second step, and how many recovery codes are left.',
    response: view<TwoFactorStatusType>('TwoFactorStatus'),
    handle: (ctx) => twoFactorStatus(ctx),
  }),
  route({
    method: 'POST',
    path: '/auth/two-factor/start',
    access: 'user',
    keys: 'none',
    summary: 'A new secret for an authenticator app; it counts after it was confirmed by a code.',
    body: startTwoFactorSchema,
    response: view<TwoFactorSetupType>('TwoFactorSetup'),
    handle: (ctx, { body }) => startTwoFactor(ctx, body),
  }),
  route({
    method: 'POST',
    path: '/auth/two-factor/confirm',
    access: 'user',
    keys: 'none',
    summary: 'Turns two-factor sign-in on by the first code. The recovery codes are shown this once.',
    body: confirmTwoFactorSchema,
    response: codesSchema,
    handle: async (ctx, { body }) => {
      const recoveryCodes = await confirmTwoFactor(ctx, body);
      return { success: true, message: messages.on, recoveryCodes };
    },
  }),
  route({
    method: 'POST',
    path: '/auth/two-factor/disable',
    access: 'user',
    keys: 'none',
    summary: 'Turns two-factor sign-in off, by password and code.',
    body: proveTwoFactorSchema,
    response: ackSchema,
    handle: async (ctx, { body }) => {
      await disableTwoFactor(ctx, body);
      return { success: true, message: messages.off };
    },
  }),
  route({
    method: 'POST',
    path: '/auth/two-factor/recovery-codes',
    access: 'user',
    keys: 'none',
    summary: 'Ten new recovery codes in place of all before them, by password and code.',
    body: proveTwoFactorSchema,
    response: codesSchema,
    handle: async (ctx, { body }) => {
      const recoveryCodes = await renewRecoveryCodes(ctx, body);
      return { success: true, message: messages.renewed, recoveryCodes };
    },
  }),
];
