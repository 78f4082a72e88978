/** Both simulated providers, registered on the sandbox's own server. */
import type { FastifyInstance } from 'fastify';
import { GITHUB_PATHS, githubPlugin } from '#server/adapters/oauth/github/simulation/github.plugin.js';
import { googlePlugin } from '#server/adapters/oauth/google/simulation/google.plugin.js';
import type { Clock } from '#platform/time/clock.js';
import type { SandboxDatabase } from '../database.js';
import { createOAuthStore } from './oauth.store.js';

/** The configuration of the real adapters for the simulated providers. */
export interface SandboxOAuth {
  readonly github: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly endpoints: { readonly authorize: string; readonly token: string; readonly api: string };
  };
  readonly google: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string };
}

interface OAuthOptions {
  readonly fastify: FastifyInstance;
  readonly db: SandboxDatabase;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** Where this process finds `fastify` itself. */
  readonly localUrl: string;
  readonly prefix: string;
  readonly home: string;
}

/** Worthless elsewhere: the simulated providers accept only these two. */
const APPS = {
  github: { clientId: 'Iv1.barpa-sandbox', clientSecret: 'github-sandbox-secret' },
  google: { clientId: 'barpa-sandbox.apps.googleusercontent.com', clientSecret: 'google-sandbox-secret' },
} as const;

export async function openOAuth({
  fastify,
  db,
  clock,
  publicUrl,
  localUrl,
  prefix,
  home,
}: OAuthOptions): Promise<SandboxOAuth> {
  const shared = { store: createOAuthStore(db), clock, publicUrl, home };
  const github = `${prefix}/github`;
  const google = `${prefix}/google`;
  const issuer = localUrl + google;
  await fastify.register(githubPlugin, { ...shared, prefix: github, app: APPS.github });
  await fastify.register(googlePlugin, {
    ...shared,
    prefix: google,
    app: APPS.google,
    issuer,
    browserUrl: publicUrl + google,
  });
  return {
    github: {
      ...APPS.github,
      endpoints: {
        authorize: publicUrl + github + GITHUB_PATHS.authorize,
        token: localUrl + github + GITHUB_PATHS.token,
        api: localUrl + github + GITHUB_PATHS.api,
      },
    },
    google: { ...APPS.google, issuer },
  };
}
