/** Answers of the REST API to a sign-in as documented, camelCase here and snake_case on the wire. */
import { z } from 'zod';
import { objectOf } from '#platform/http/rest/answer.js';
import { ackSchema } from '#platform/http/rest/schemas.js';
import { view } from '#platform/http/rest/view.js';
import { profileView } from '../profiles/profile.view.js';
import type { AuthTokens } from '../sessions/sessions.service.js';
import type { RedirectType } from '../users/users.types.js';
import type { SignedIn } from './sign-in.service.js';

export const tokensSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresAt: z.number().meta({ description: 'Milliseconds since 1970.' }),
});

/** D-12: the tokens are at the top level and under `tokens`. */
export const loginAnswer = objectOf({
  ...tokensSchema.shape,
  ...ackSchema.shape,
  tokens: tokensSchema,
  user: profileView,
  redirect: view<RedirectType>('Redirect'),
});

export function presentLogin({ tokens, user, message, redirect }: SignedIn) {
  return { success: true, message, ...tokens, tokens, user, redirect };
}

export function presentTokens(tokens: AuthTokens): object {
  return { success: true, ...tokens, tokens };
}
