/** The list of what one has agreed to, in the profile and on the page of a customer. */
import { formatNumber } from '#core/dates/calendar.js';
import type { LegalKind } from '#core/legal.js';
import type { AgreementWay } from '#client/gql/graphql.js';
import { agreementMessages } from './agreement.messages.js';

const ways: Readonly<Record<AgreementWay, string>> = {
  sign_up: 'ساختن حساب',
  oauth: 'ساختن حساب با گوگل یا گیت‌هاب',
  choose_password: 'انتخاب اولین رمز عبور',
  order: 'ثبت سفارش',
};

export const agreementListMessages = {
  title: 'آنچه پذیرفته‌اید',
  text: 'هر بار همان نسخه‌ای ثبت شده که آن موقع منتشر بود. با لینک‌ها همان نسخه را می‌خوانید.',
  failed: 'آنچه پذیرفته‌اید بارگذاری نشد',
  ways,
  version: (kind: LegalKind, number: number) => `${agreementMessages.documents[kind]}، نسخهٔ ${formatNumber(number)}`,
} as const;
