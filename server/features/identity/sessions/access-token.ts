/** The bearer token: a signed statement of user and session, valid for 30 minutes (D-36). */
import { jwtVerify, SignJWT, errors } from 'jose';
import { SESSION } from '#core/limits/limits.js';
import type { Config } from '#server/config/config.js';
import type { Viewer } from '#platform/context.js';
import { secretKey } from '../users/keys.js';

const ISSUER = 'barpa';
const ALGORITHM = 'HS256';

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** ms since 1970. */
  readonly expiresAt: number;
}

export interface SignedAccess {
  readonly accessToken: string;
  /** ms since 1970, on a whole second because JWT counts seconds. */
  readonly expiresAt: number;
}

export async function signAccessToken(
  config: Config,
  viewer: Viewer,
  now: Date,
  { purpose = 'access-token' as TokenPurpose, lifeMs = SESSION.accessTokenMs as number } = {},
): Promise<SignedAccess> {
  const expiresAt = Math.floor((now.getTime() + lifeMs) / 1000);
  const accessToken = await new SignJWT({ sid: viewer.sessionId, role: viewer.role })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(viewer.userId)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(expiresAt)
    .sign(secretKey(config, purpose));
  return { accessToken, expiresAt: expiresAt * 1000 };
}

/** The purposes of signed statements; each has a key of its own. */
export type TokenPurpose = 'access-token' | 'download-cookie';

/** The claims of a token with our signature that has not expired; null for any other string. */
export async function verifyAccessToken(
  config: Config,
  token: string,
  now: Date,
  purpose: TokenPurpose = 'access-token',
): Promise<AccessClaims | null> {
  try {
    const options = { issuer: ISSUER, algorithms: [ALGORITHM], currentDate: now };
    const { payload } = await jwtVerify(token, secretKey(config, purpose), options);
    const { sub, sid, exp } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return null;
    return { userId: sub, sessionId: sid, expiresAt: exp * 1000 };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
