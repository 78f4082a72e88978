/** The sign-in providers by the name that identities are stored with. */
import type { Ports } from '#platform/ports.js';
import { createGithubProvider, type GithubOptions } from './github/github.js';
import { createGoogleProvider, type GoogleOptions } from './google/google.js';

/** Our client at each provider; null where there is none. */
export interface OAuthClients {
  readonly github: GithubOptions | null;
  readonly google: GoogleOptions | null;
}

export function createOAuthProviders({ github, google }: OAuthClients): Ports['oauth'] {
  return { github: github && createGithubProvider(github), google: google && createGoogleProvider(google) };
}
