import { IconBrandGithubFilled } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { OAuthProviderName } from '#core/oauth-providers.js';

const SIZE = 20;

/** Google requires its own four colours. */
function GoogleMark() {
  return (
    <svg width={SIZE} height={SIZE} viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8c-.5 2.8-2.1 5.1-4.4 6.7v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.2Z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.9 0 10.9-2 14.5-5.3l-7.1-5.5c-2 1.3-4.5 2.1-7.4 2.1-5.7 0-10.5-3.9-12.3-9.1H4.4v5.7C8 41.1 15.4 46 24 46Z"
      />
      <path fill="#FBBC05" d="M11.7 28.2a13.2 13.2 0 0 1 0-8.4v-5.7H4.4a22 22 0 0 0 0 19.8l7.3-5.7Z" />
      <path
        fill="#EA4335"
        d="M24 10.7c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3C34.9 4.1 29.9 2 24 2 15.4 2 8 6.9 4.4 14.1l7.3 5.7C13.5 14.6 18.3 10.7 24 10.7Z"
      />
    </svg>
  );
}

function GithubMark() {
  return <IconBrandGithubFilled size={SIZE} aria-hidden />;
}

const MARKS: Readonly<Record<OAuthProviderName, () => ReactElement>> = { google: GoogleMark, github: GithubMark };

/** In the order of their buttons. */
export const SHOWN_PROVIDERS = Object.keys(MARKS) as readonly OAuthProviderName[];

export function OAuthMark({ provider }: { readonly provider: OAuthProviderName }) {
  const Mark = MARKS[provider];
  return <Mark />;
}
