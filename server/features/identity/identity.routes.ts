import { z } from 'zod';
import { route, type Route } from '#platform/http/rest/route.js';
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
import { changePassword } from './sign-in/own-password.service.js';
import type { VerificationCheckType } from './users/users.types.js';
import { myProfile, updateProfile } from './profiles/profile.service.js';
import { refreshTokens, signOut } from './sessions/sessions.service.js';
import { signIn } from './sign-in/sign-in.service.js';
import { signUp } from './sign-in/sign-up.service.js';
import { checkVerification, requestVerification, verifyEmail } from './sign-in/verification.service.js';

const done = (message: string): z.output<typeof ackSchema> => ({ success: true, message });

const sessionRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/auth/login',
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
  route({
    method: 'POST',
    path: '/auth/change-password',
    access: 'user',
    keys: 'none',
    summary: 'Changes the password by the current one, and ends every other session.',
    body: changePasswordSchema,
    response: ackSchema,
    handle: async (ctx, { body }) => {
      await changePassword(ctx, body);
      return { success: true, message: messages.passwordChanged };
    },
  }),
];

const registrationRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/auth/signup',
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
    aliases: ['GET /profiles/me'],
    access: 'user',
    keys: ['read:profile'],
    summary: "One's own profile.",
    response: profileView,
    handle: (ctx) => myProfile(ctx),
  }),
  route({
    method: 'PATCH',
    path: '/profiles/me',
    access: 'user',
    keys: ['write:profile'],
    summary: "Changes one's own profile; the full name is required.",
    body: updateProfileSchema,
    response: profileView,
    handle: (ctx, { body }) => updateProfile(ctx, body),
  }),
];

export const identityRoutes: readonly Route[] = [...sessionRoutes, ...registrationRoutes, ...profileRoutes];
