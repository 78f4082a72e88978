/**
 * The providers of sign-ins, beside a password, by the name that identities are stored with. Where an address names
 * none, the first is meant.
 */
export const OAUTH_PROVIDERS = ['github', 'google'] as const;
export type OAuthProviderName = (typeof OAUTH_PROVIDERS)[number];

/** The names by which people know them, Persian. */
export const OAUTH_TITLES: Readonly<Record<OAuthProviderName, string>> = { github: 'گیت‌هاب', google: 'گوگل' };
