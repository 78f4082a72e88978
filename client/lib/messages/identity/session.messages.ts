/** The text for a person whose session ended without their doing. */
import { ERRORS } from '#core/errors/errors.js';
import type { SessionEnd } from '../../session/session-manager.js';

export const sessionTexts = {
  title: 'دوباره وارد شوید',
  otherWays: 'روش‌های دیگر ورود',
  leave: 'ادامه بدون ورود',
  back: 'پس از ورود به همان صفحه برمی‌گردید.',
} as const;

export const sessionEnds: Readonly<Record<SessionEnd, string>> = {
  TOKEN_REFRESH_FAILED: ERRORS.TOKEN_REFRESH_FAILED.fa,
  SESSION_ENDED: ERRORS.SESSION_ENDED.fa,
  ACCOUNT_BANNED: 'از حساب خارج شدید، چون این حساب مسدود شده است. با پشتیبانی تماس بگیرید.',
  ACCOUNT_REMOVED: 'از حساب خارج شدید، چون این حساب حذف شده است.',
  OTHER_TAB: 'در زبانهٔ دیگری از همین مرورگر از حساب خود خارج شدید.',
};
