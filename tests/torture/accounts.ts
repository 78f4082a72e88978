/** Bearer tokens that do not run out: signed anew where one has become old. */
import { loadConfig } from '#server/config/config.js';
import { signAccessToken } from '#features/identity/sessions/access-token.js';
import type { Account } from '#tests/helpers/accounts.js';

export const TOKEN_SECRET = 'a secret of the torture that is long enough for HS256';
const FRESH_MS = 10 * 60_000;

export interface Bearer {
  readonly id: string;
  token(): Promise<string>;
}

export function bearerOf({ id, viewer }: Account): Bearer {
  const config = { ...loadConfig({}), tokenSecret: TOKEN_SECRET };
  let known: { token: string; at: number } | null = null;
  return {
    id,
    token: async () => {
      const now = Date.now();
      if (!known || now - known.at > FRESH_MS)
        known = { token: (await signAccessToken(config, viewer, new Date(now))).accessToken, at: now };
      return known.token;
    },
  };
}
