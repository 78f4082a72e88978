/** The browser's side of a provider: a page on which one chooses who to be, and the way back to the product. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '#platform/time/clock.js';
import { ownAddress } from '#platform/http/own-origin.js';
import { registerAssets, sendPage } from '../page.js';
import { choicePage, faultPage } from './oauth.page.js';
import { OUTCOMES, type OAuthStore, type Person } from './oauth.store.js';

export interface SimulatedProvider {
  /** In the product's address for the return. */
  readonly name: string;
  /** The name by which people know it, Persian. */
  readonly title: string;
}

export interface AuthorizeOptions {
  readonly store: OAuthStore;
  readonly clock: Clock;
  readonly clientId: string;
  /** The product's address: the only place a browser is sent back to. */
  readonly publicUrl: string;
  readonly home: string;
  /** Says of itself in `iss` (RFC 9207). */
  readonly issuer: string;
}

const text = z.string().min(1).max(2000);

const requestSchema = z.object({
  client_id: text,
  redirect_uri: text,
  state: text,
  response_type: z.literal('code').default('code'),
  scope: z.string().max(500).default(''),
  code_challenge: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  code_challenge_method: z.literal('S256').optional(),
  nonce: text.optional(),
});
export type AuthorizeRequest = z.output<typeof requestSchema>;

const choiceSchema = z.object({
  do: z.enum(['choose', 'create', 'deny']).catch('choose'),
  person: z.string().optional(),
  outcome: z.enum(OUTCOMES).catch('success'),
  name: z.string().trim().max(120).optional(),
  email: z.string().trim().toLowerCase().max(254).optional(),
  verified: z.string().optional(),
});
type Choice = z.output<typeof choiceSchema>;

/**
 * Null where the real provider would show an error page of its own: an unknown client or a foreign redirect address.
 */
function readRequest(
  { clientId, publicUrl }: AuthorizeOptions,
  { name }: SimulatedProvider,
  query: unknown,
): AuthorizeRequest | null {
  const parsed = requestSchema.safeParse(query);
  if (!parsed.success || parsed.data.client_id !== clientId) return null;
  const back = ownAddress(parsed.data.redirect_uri, publicUrl);
  return back?.pathname === `/api/auth/oauth/${name}/return` ? parsed.data : null;
}

/** `GET path` shows the choice, `POST path` (with the same query) makes it. */
export function registerAuthorize(
  scope: FastifyInstance,
  provider: SimulatedProvider,
  path: string,
  options: AuthorizeOptions,
): void {
  const assets = registerAssets(scope);
  const show = async (
    reply: FastifyReply,
    authorization: AuthorizeRequest | null,
    fault = false,
  ): Promise<FastifyReply> => {
    if (!authorization) return sendPage(reply, { ...faultPage(), assets, home: options.home, status: 400 });
    const page = choicePage(provider.title, authorization, await options.store.people(), fault);
    const formOrigins = [new URL(authorization.redirect_uri).origin];
    return sendPage(reply, { ...page, assets, home: options.home, status: fault ? 422 : 200, formOrigins });
  };
  const read = (request: FastifyRequest): AuthorizeRequest | null => readRequest(options, provider, request.query);

  scope.get(path, (request, reply) => show(reply, read(request)));
  scope.post(path, async (request, reply) => {
    const authorization = read(request);
    const choice = choiceSchema.safeParse(request.body);
    if (!authorization || !choice.success) return show(reply, authorization, true);
    const answer = await answerOf(options, provider.name, authorization, choice.data);
    return answer ? reply.redirect(wayBack(options, authorization, answer), 302) : show(reply, authorization, true);
  });
}

/** The parameters of the redirect back; null where there is no such person. */
async function answerOf(
  { store, clock }: AuthorizeOptions,
  provider: string,
  authorization: AuthorizeRequest,
  choice: Choice,
): Promise<Record<string, string> | null> {
  if (choice.do === 'deny')
    return { error: 'access_denied', error_description: 'The user has denied your application access.' };
  const person = await personOf(store, choice);
  if (!person) return null;
  if (choice.outcome === 'server_error') return { error: 'server_error', error_description: 'Provoked by the tester.' };
  const code = await store.openCode(
    {
      provider,
      clientId: authorization.client_id,
      redirectUri: authorization.redirect_uri,
      challenge: authorization.code_challenge ?? null,
      nonce: authorization.nonce ?? null,
      personId: person.id,
      outcome: choice.outcome,
    },
    clock.now(),
  );
  return { code };
}

async function personOf(store: OAuthStore, choice: Choice): Promise<Person | null> {
  if (choice.do === 'choose') return choice.person ? store.person(choice.person) : null;
  const { name, email } = choice;
  if (!name || !z.email().safeParse(email).success) return null;
  return store.addPerson({ name, email: email ?? '', verified: choice.verified !== undefined });
}

function wayBack(
  { issuer }: AuthorizeOptions,
  authorization: AuthorizeRequest,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(authorization.redirect_uri);
  for (const [name, value] of Object.entries({ ...answer, state: authorization.state, iss: issuer }))
    url.searchParams.set(name, value);
  return url.href;
}
