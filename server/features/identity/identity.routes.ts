import { z } from 'zod';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type Route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { ackSchema } from '#platform/http/rest/schemas.js';
import { view } from '#platform/http/rest/view.js';
import { messages } from './users/identity.messages.js';
import { updateProfileSchema } from './profiles/profile.inputs.js';
import { profileView } from './profiles/profile.view.js';
import { refreshSchema } from './sessions/sessions.inputs.js';
import {
  changePasswordSchema,
  checkVerificationSchema,
  requestVerificationSchema,
  signInSchema,
  signUpSchema,
  verifyEmailSchema,
} from './sign-in/sign-in.inputs.js';
import { loginAnswer, presentLogin, presentTokens, tokensSchema } from './sign-in/sign-in.view.js';
import type { VerificationCheckType } from './users/users.types.js';
import { myProfile, updateProfile } from './profiles/profile.service.js';
import { refreshTokens, signOut } from './sessions/sessions.service.js';
import { signIn } from './sign-in/sign-in.service.js';
import { signUp } from './sign-in/sign-up.service.js';
import { checkVerification, requestVerification, verifyEmail } from './sign-in/verification.service.js';

const done = (message: string): z.output<typeof ackSchema> => ({ success: true, message });

const sessionRoutes: readonly RouteDeclaration[] = [
  route({
    method: 'POST',
    path: '/auth/login',
    example: { email: 'customer@example.com', password: 'کوه‌های بلند ۱۴۰۴' },
    access: 'public',
    keys: 'none',
    summary: 'Signs in with e-mail and password.',
    body: signInSchema,
    response: loginAnswer,
    handle: async (ctx, { body }) => presentLogin(await signIn(ctx, body)),
  }),
  route({
    method: 'POST',
    path: '/auth/refresh',
    example: { refresh_token: '{refreshToken}' },
    access: 'public',
    keys: 'none',
    summary: 'New tokens for a refresh token, which is used up.',
    body: refreshSchema,
    response: tokensSchema.extend({ success: z.boolean(), tokens: tokensSchema }),
    handle: async (ctx, { body }) => presentTokens(await refreshTokens(ctx, body)),
  }),
  route({
    method: 'POST',
    path: '/auth/logout',
    example: { refresh_token: '{refreshToken}' },
    // Public: leaving works with an expired token, too.
    access: 'public',
    keys: 'none',
    summary: 'Ends the session of the bearer and of the refresh token.',
    body: refreshSchema,
    response: ackSchema,
    handle: async (ctx, { body }) => {
      await signOut(ctx, body);
      return done(messages.signedOut);
    },
  }),
  operationRoute('POST /auth/change-password', 'changePassword', {
    example: { current_password: 'کوه‌های بلند ۱۴۰۴', new_password: 'دریاچهٔ آرام ۱۴۰۵' },
    input: changePasswordSchema,
    summary: 'Changes the password by the current one, and ends every other session.',
  }),
];

const registrationRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/auth/signup',
    example: { email: 'new-customer@example.com', password: 'کوه‌های بلند ۱۴۰۴', full_name: 'نرگس احمدی' },
    access: 'public',
    keys: 'none',
    summary: 'Registers an address and sends its verification mail. The answer is the same for a taken address.',
    body: signUpSchema,
    response: ackSchema,
    handle: async (ctx, { body }) => {
      await signUp(ctx, body);
      return done(messages.signUpSent);
    },
  }),
  route({
    method: 'POST',
    path: '/auth/verify-email',
    example: { token: '{token}' },
    access: 'public',
    keys: 'none',
    summary: 'Uses up the link of the verification mail.',
    body: verifyEmailSchema,
    response: ackSchema,
    handle: async (ctx, { body }) => {
      await verifyEmail(ctx, body);
      return done(messages.verified);
    },
  }),
  route({
    method: 'POST',
    path: '/auth/request-verification',
    example: { email: 'customer@example.com', password: 'کوه‌های بلند ۱۴۰۴' },
    access: 'public',
    keys: 'none',
    summary:
      'Sends the verification mail again, by e-mail and password. By user id alone, which does not identify a registration, a mail to choose a password, which verifies the address.',
    body: requestVerificationSchema,
    response: ackSchema,
    handle: async (ctx, { body }) => {
      await requestVerification(ctx, body);
      return done(messages.verificationSent);
    },
  }),
  route({
    method: 'GET',
    path: '/auth/check-verification/{email}',
    access: 'public',
    keys: 'none',
    summary: 'Whether an address still waits for its verification; every other address looks verified.',
    params: checkVerificationSchema,
    response: view<VerificationCheckType>('VerificationCheck'),
    handle: (ctx, { params }) => checkVerification(ctx, params),
  }),
];

const profileRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/auth/me',
    fallbacks: ['GET /profiles/me'],
    access: 'user',
    keys: ['read:profile'],
    summary: "One's own profile.",
    response: profileView,
    handle: (ctx) => myProfile(ctx),
  }),
  route({
    method: 'PATCH',
    path: '/profiles/me',
    example: { full_name: 'نرگس احمدی', phone: '09123456789', city: 'شیراز' },
    access: 'user',
    keys: ['write:profile'],
    summary: "Changes one's own profile; the full name is required.",
    body: updateProfileSchema,
    response: profileView,
    handle: (ctx, { body }) => updateProfile(ctx, body),
  }),
];

export const identityRoutes: readonly RouteDeclaration[] = [...sessionRoutes, ...registrationRoutes, ...profileRoutes];
