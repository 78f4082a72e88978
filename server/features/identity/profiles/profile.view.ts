/** The account as the REST API returns it. */
import { z } from 'zod';
import { view } from '#platform/http/rest/view.js';
import type { UserRow } from '../users/users.queries.js';

/** The documented fields and no other: the methods of signing in are returned by GET /auth/two-factor. */
export const profileView = view<UserRow>('User', {
  omit: ['hasPassword', 'twoFactorAt', 'mustSetUpTwoFactor'],
  add: {
    userMetadata: z.record(z.string(), z.unknown()),
    verificationStatus: [
      z.enum(['verified', 'unverified']),
      ({ emailConfirmedAt }) => (emailConfirmedAt ? 'verified' : 'unverified'),
    ],
  },
});
