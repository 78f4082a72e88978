/**
 * Tries a pair of e-mail and password without signing in: the session that it opens is ended at once and never stored.
 */
import { ERRORS, isErrorCode } from '#core/errors/errors.js';
import { toPersianDigits } from '#core/text/digits.js';
import { debug } from './debug.messages.js';
import { probe, type Probe, type Verdict } from './probe.js';

export interface SignInCheck {
  readonly verdict: Verdict;
  readonly note: string;
  readonly status: number | null;
  readonly ms: number;
}

function text(body: Probe['body'], key: string): string | null {
  const value = body?.[key];
  return typeof value === 'string' ? value : null;
}

function refusalOf({ body, status, timedOut }: Probe): string {
  const code = text(body, 'error_code');
  if (isErrorCode(code)) return ERRORS[code].fa;
  if (status === null) return timedOut ? ERRORS.TIMEOUT_ERROR.fa : ERRORS.NETWORK_ERROR.fa;
  return debug.flow.notes.unexpected(toPersianDigits(status));
}

export async function checkSignIn(input: { readonly email: string; readonly password: string }): Promise<SignInCheck> {
  const answer = await probe('/auth/login', { method: 'POST', body: input });
  const { status, ms, body } = answer;
  const token = text(body, 'access_token');
  if (answer.verdict !== 'ok' || token === null) return { verdict: 'fail', note: refusalOf(answer), status, ms };
  await probe('/auth/logout', { method: 'POST', token, body: { refresh_token: text(body, 'refresh_token') } });
  return { verdict: 'ok', note: debug.signIn.ok, status, ms };
}
