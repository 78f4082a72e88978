/** A simulated GitHub: authorize, token (refusals with HTTP 200), `/user` and `/user/emails` (protocols B3). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms } from '#server/sandbox/forms.js';
import { registerAuthorize, type AuthorizeOptions } from '#server/sandbox/oauth/oauth.authorize.js';
import type { Person } from '#server/sandbox/oauth/oauth.store.js';
import { exchangeCode, type OAuthApp } from '#server/sandbox/oauth/token-request.js';

export interface GithubPluginOptions extends Omit<AuthorizeOptions, 'issuer' | 'clientId'> {
  readonly app: OAuthApp;
}

export const GITHUB_PATHS = {
  authorize: '/login/oauth/authorize',
  token: '/login/oauth/access_token',
  api: '/api',
} as const;
const GITHUB = { name: 'github', title: 'گیت‌هاب' } as const;
const ISSUER = 'https://github.com/login/oauth';
const SCOPE = 'read:user,user:email';

const REFUSALS = {
  bad_client: ['incorrect_client_credentials', 'The client_id and/or client_secret passed are incorrect.'],
  bad_code: ['bad_verification_code', 'The code passed is incorrect or expired.'],
} as const;

export async function githubPlugin(scope: FastifyInstance, options: GithubPluginOptions): Promise<void> {
  acceptForms(scope);
  registerAuthorize(scope, GITHUB, GITHUB_PATHS.authorize, {
    ...options,
    issuer: ISSUER,
    clientId: options.app.clientId,
  });

  scope.post(GITHUB_PATHS.token, async (request, reply) => {
    const exchange = await exchangeCode(options, GITHUB.name, request.body);
    if (exchange.kind === 'broken') return reply.code(500).type('text/html').send('<h1>Whoa there!</h1>');
    if (exchange.kind === 'granted')
      return speak(request, reply, { access_token: exchange.token, scope: SCOPE, token_type: 'bearer' });
    const [error, description] = REFUSALS[exchange.kind];
    return speak(request, reply, { error, error_description: description });
  });

  const bearer = (request: FastifyRequest): Promise<Person | null> =>
    options.store.personOfToken(/^(?:Bearer|token) (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '');
  const asPerson = (answer: (person: Person) => unknown) => async (request: FastifyRequest, reply: FastifyReply) => {
    const person = await bearer(request);
    return person ? answer(person) : reply.code(401).send({ message: 'Bad credentials', status: '401' });
  };
  scope.get(`${GITHUB_PATHS.api}/user`, asPerson(toUser));
  scope.get(`${GITHUB_PATHS.api}/user/emails`, asPerson(toEmails));
}

/** A form, unless JSON is accepted: a client that forgets the Accept header fails here as it does at GitHub. */
function speak(request: FastifyRequest, reply: FastifyReply, body: Record<string, string>): FastifyReply {
  if (String(request.headers.accept ?? '').includes('json')) return reply.send(body);
  return reply.type('application/x-www-form-urlencoded; charset=utf-8').send(new URLSearchParams(body).toString());
}

function toUser(person: Person): object {
  const login = person.email.split('@')[0] ?? person.id;
  // The address is shown only to whom a person has made it public; ours have not.
  return { id: Number(person.id), login, name: person.name, email: null, type: 'User' };
}

function toEmails(person: Person): object[] {
  return [
    { email: `${person.id}+sandbox@users.noreply.github.com`, primary: false, verified: true, visibility: null },
    { email: person.email, primary: true, verified: person.verified, visibility: 'private' },
  ];
}
