/** Answers of the REST API as documented, camelCase here and snake_case on the wire. */
import { z } from 'zod';
import type { UserRow } from './identity.queries.js';
import type { AuthTokens } from './sessions/sessions.service.js';
import type { SignedIn } from './sign-in/sign-in.service.js';

const text = z.string().nullable();

export const ackSchema = z.object({ success: z.boolean(), message: z.string() });
export const tokensSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresAt: z.number().meta({ description: 'Milliseconds since 1970.' }),
});

export const profileSchema = z.object({
  id: z.uuid(),
  email: z.email(),
  role: z.enum(['user', 'admin']),
  status: z.enum(['active', 'banned']),
  fullName: text,
  firstName: text,
  lastName: text,
  phone: text,
  address: text,
  company: text,
  nationalId: text,
  economicCode: text,
  postalCode: text,
  registrationNumber: text,
  province: text,
  county: text,
  city: text,
  bio: text,
  userMetadata: z.record(z.string(), z.unknown()),
  avatarUrl: text,
  verificationStatus: z.enum(['verified', 'unverified']),
  emailConfirmedAt: z.date().nullable(),
  lastLoginAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});

export const loginSchema = tokensSchema.extend({
  success: z.boolean(),
  message: z.string(),
  tokens: tokensSchema,
  user: profileSchema,
  redirect: z.object({ url: z.string(), message: z.string() }),
});

export const verificationSchema = z.object({
  email: z.email(),
  emailVerified: z.boolean(),
  userId: text,
  message: z.string(),
});

/** The documented fields and no other: how one signs in is told by GET /auth/two-factor. */
export function presentProfile({ hasPassword: _hasPassword, twoFactorAt: _twoFactorAt, ...user }: UserRow): object {
  return { ...user, verificationStatus: user.emailConfirmedAt ? 'verified' : 'unverified' };
}

/** D-12: the tokens stand at the top and under `tokens`. */
export function presentLogin({ tokens, user, message, redirect }: SignedIn): object {
  return { success: true, message, ...tokens, tokens, user: presentProfile(user), redirect };
}

export function presentTokens(tokens: AuthTokens): object {
  return { success: true, ...tokens, tokens };
}
