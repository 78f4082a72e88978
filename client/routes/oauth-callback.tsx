import { OAuthCallbackPage } from '../features/identity/oauth/oauth-callback-page.js';

/** `/auth/oauth/callback` and `/auth/oauth/callback/:provider` (specification 1 §2). */
export function Component() {
  return <OAuthCallbackPage />;
}
