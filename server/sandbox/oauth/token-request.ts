/** The exchange of a code, as far as the providers do it alike (RFC 6749 §4.1.3, RFC 7636 §4.6). */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#platform/time/clock.js';
import type { OAuthStore, OpenCode, Person } from './oauth.store.js';

export interface OAuthApp {
  readonly clientId: string;
  readonly clientSecret: string;
}

export type Exchange =
  | { readonly kind: 'granted'; readonly open: OpenCode; readonly person: Person; readonly token: string }
  | { readonly kind: 'bad_client' | 'bad_code' | 'broken' };

const bodySchema = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string().optional(),
});

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** Consumes the code whatever the result is: a second try with another verifier finds nothing. */
export async function exchangeCode(
  { store, clock, app }: { readonly store: OAuthStore; readonly clock: Clock; readonly app: OAuthApp },
  provider: string,
  body: unknown,
): Promise<Exchange> {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) return { kind: 'bad_code' };
  const { client_id: id, client_secret: secret, code, redirect_uri: back, code_verifier: verifier } = parsed.data;
  if (id !== app.clientId || secret !== app.clientSecret) return { kind: 'bad_client' };
  const open = await store.redeemCode(code, clock.now());
  if (open?.outcome === 'broken') return { kind: 'broken' };
  const proven = open?.challenge === null || (verifier !== undefined && open?.challenge === challengeOf(verifier));
  if (!open || open.outcome === 'bad_code' || open.provider !== provider || open.redirectUri !== back || !proven)
    return { kind: 'bad_code' };
  const person = await store.person(open.personId);
  if (!person) return { kind: 'bad_code' };
  return { kind: 'granted', open, person, token: await store.openToken(person.id) };
}
