/**
 * A browser in the little that a sign-in through a provider needs: it keeps cookies and follows one redirect at a time.
 */
import type { RestAnswer, TestApp } from './app.js';

export type Provider = 'github' | 'google';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly verified: boolean;
}

export interface Landing {
  /** The browser's address after the provider and our return. */
  readonly url: URL;
  readonly error: string | null;
  readonly userId: string;
  readonly secret: string;
}

export class OAuthBrowser {
  cookie = '';

  constructor(private readonly app: TestApp) {}

  async start(provider: Provider, more: object = {}): Promise<URL> {
    const answer = await this.post('/auth/oauth/start', { provider, ...more });
    if (answer.status !== 200) throw new Error(`start answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return new URL(String(answer.body['redirect_url']));
  }

  async post(path: string, body: object, token?: string): Promise<RestAnswer> {
    const answer = await this.app.rest('POST', path, {
      body,
      headers: { cookie: this.cookie },
      ...(token && { token }),
    });
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    return answer;
  }

  /** Chooses on the provider's page; gives where it sends the browser: our return, not yet visited. */
  async choose(authorize: URL, choice: Readonly<Record<string, string>>): Promise<URL> {
    await fetch(authorize);
    const page = await fetch(authorize, { method: 'POST', body: new URLSearchParams(choice), redirect: 'manual' });
    const location = page.headers.get('location');
    if (!location) throw new Error(`the provider answered ${page.status}`);
    return new URL(location);
  }

  chooseNew(authorize: URL, { name, email, verified }: Person, outcome = 'success'): Promise<URL> {
    return this.choose(authorize, { do: 'create', name, email, outcome, ...(verified && { verified: 'on' }) });
  }

  async visit(url: URL): Promise<Landing> {
    const response = await fetch(url, { headers: { cookie: this.cookie }, redirect: 'manual' });
    const landed = new URL(response.headers.get('location') ?? '', url);
    const value = (name: string): string => landed.searchParams.get(name) ?? '';
    return { url: landed, error: value('error') || null, userId: value('user_id'), secret: value('secret') };
  }

  /** The whole way as this person, up to the page. */
  async signInAs(provider: Provider, person: Person): Promise<Landing> {
    return this.visit(await this.chooseNew(await this.start(provider), person));
  }

  complete(provider: Provider, { userId, secret }: Landing): Promise<RestAnswer> {
    return this.post(`/auth/oauth/${provider}/callback`, { user_id: userId, secret });
  }
}
