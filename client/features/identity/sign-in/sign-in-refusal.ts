/** The words of the sign-in form where it goes no further. */
import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { CheckVerificationDocument, type RequestVerificationInput } from '#client/gql/graphql.js';
import { toUiError } from '#client/lib/errors.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';

const text = identity.signIn;

export interface SignInRefusal {
  readonly message: string;
  /** Whom the verification mail can be sent to again; null where that is not what is missing. */
  readonly resend: RequestVerificationInput | null;
}

interface Pair {
  readonly email: string;
  readonly password: string;
}

/** The server's own message, also with an unknown code. */
function rawMessage(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? '';
  return error instanceof Error ? error.message : '';
}

/** How long a sign-in waits for the check before it. */
const PATIENCE_MS = 2000;

/** The password was right, and the address is not verified yet. */
export function isUnverified(error: unknown): boolean {
  return toUiError(error).code === 'EMAIL_NOT_VERIFIED' || /e-?mail.*verif|verif.*e-?mail/i.test(rawMessage(error));
}

/** A failed sign-in in words. */
export function refusalOf(error: unknown, pair: Pair): SignInRefusal {
  const { code, message } = toUiError(error);
  const raw = rawMessage(error);
  if (isUnverified(error)) return { message: text.verificationSent, resend: pair };
  if (/profile.*not found/i.test(raw)) return { message: text.profileMissing, resend: null };
  const isUnknown = code === 'UNKNOWN_ERROR' && CombinedGraphQLErrors.is(error) && raw !== '';
  return { message: isUnknown ? raw : message, resend: null };
}

/**
 * Checks before signing in whether this address still waits for its verification (S-056, D-10). The check's own
 * failures and delays do not prevent signing in: the sign-in itself refuses what must be refused.
 */
export async function refusedBefore(client: ApolloClient, email: string): Promise<SignInRefusal | null> {
  const options = { query: CheckVerificationDocument, variables: { email }, fetchPolicy: 'network-only' } as const;
  const requested = client.query(options).then(
    ({ data }) => data?.checkVerification ?? null,
    () => null,
  );
  const check = await orNull(requested, PATIENCE_MS);
  if (check === null || check.emailVerified) return null;
  return { message: text.unverified, resend: check.userId ? { userId: check.userId } : null };
}

/** Null where it takes longer than `ms`. */
function orNull<T>(requested: Promise<T | null>, ms: number): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms);
    void requested.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
