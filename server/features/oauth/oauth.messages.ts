/** Persian sentences of signing in through another site. */
import { OAUTH_PROVIDERS, OAUTH_TITLES } from '#core/oauth-providers.js';

const titles = OAUTH_PROVIDERS.map((provider) => OAUTH_TITLES[provider]);

export const oauthMessages = {
  unlinked: 'این حساب دیگر به آن سرویس متصل نیست.',
  signedOut: 'از حساب خود بیرون آمدید.',
} as const;

export const oauthFaults = {
  ownAddress: 'آدرس بازگشت باید از همین سایت باشد.',
  provider: `فقط با ${titles.join(' و ')} می‌توان وارد شد.`,
} as const;
