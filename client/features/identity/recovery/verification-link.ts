/** The parameters of a verification link: their names differ with the mail. */
export interface VerificationLink {
  readonly token: string;
  readonly userId: string;
}

function first(params: URLSearchParams, names: readonly string[]): string | null {
  for (const name of names) {
    const value = params.get(name);
    if (value) return value;
  }
  return null;
}

/** Null where either half is missing: the link is not valid. */
export function readVerificationLink(params: URLSearchParams): VerificationLink | null {
  const token = first(params, ['token_hash', 'token', 'code']);
  const userId = first(params, ['user_id', 'userId', 'uid']);
  return token !== null && userId !== null ? { token, userId } : null;
}
