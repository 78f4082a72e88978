import { OAuthCallbackPage } from '#client/features/identity/index.js';

/** `/auth/oauth/callback` and `/auth/oauth/callback/:provider` (specification 1 §2). */
export function Component() {
  return <OAuthCallbackPage />;
}
