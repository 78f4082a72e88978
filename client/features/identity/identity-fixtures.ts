/** Answers of the server for the tests of the identity pages, as Apollo wants them. */
import { GraphQLError } from 'graphql';
import type { ErrorCode } from '#core/errors/errors.js';
import { user } from '#client/lib/session/session-fixtures.js';

export const EMAIL = 'sara@example.com';
export const PASSWORD = 'رودهای آرام ۱۴۰۵';

/** A refusal with a code of the table; `message` is the server's English one. */
export function fault(code: ErrorCode | string, message = 'no', details: object = {}) {
  return { errors: [new GraphQLError(message, { extensions: { code, details } })] };
}

/** The answer of every way of signing in. */
export function signedIn(message = 'خوش آمدید، سارا.') {
  return {
    __typename: 'AuthPayload',
    tokens: {
      __typename: 'AuthTokens',
      accessToken: 'access',
      refreshToken: 'refresh',
      expiresAt: Date.now() + 1_800_000,
    },
    user: { __typename: 'User', ...user },
    message,
    redirect: { __typename: 'Redirect', url: '/dashboard', message },
  };
}
