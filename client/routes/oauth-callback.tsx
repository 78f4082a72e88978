import { useState } from 'react';
import { OAuthCallbackPage } from '../features/identity/oauth-callback-page.js';
import { browserStore } from '../features/wizard/state/browser-store.js';
import { hasGuestDesign } from '../features/wizard/state/wizard-storage.js';

/** `/auth/oauth/callback` and `/auth/oauth/callback/:provider` (specification 1 §2). */
export function Component() {
  const [hasDesign] = useState(() => hasGuestDesign(browserStore));
  return <OAuthCallbackPage hasDesign={hasDesign} />;
}
