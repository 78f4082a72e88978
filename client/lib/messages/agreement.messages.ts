/** What people agree to with a button, and the list of what they agreed to. */
import { formatNumber } from '../../../core/dates/calendar.js';
import type { LegalKind } from '../../../core/legal.js';
import type { AgreementWay } from '../../gql/graphql.js';

interface Sentence {
  /** Before the names of the documents. */
  readonly by: string;
  readonly documents: readonly LegalKind[];
}

const account: readonly LegalKind[] = ['terms', 'privacy'];
const documents: Readonly<Record<LegalKind, string>> = {
  terms: 'قوانین استفاده',
  privacy: 'حریم خصوصی',
  money_back: 'شرایط بازگشت وجه',
};
const ways: Readonly<Record<AgreementWay, string>> = {
  sign_up: 'ساختن حساب',
  oauth: 'ساختن حساب با گوگل یا گیت‌هاب',
  choose_password: 'انتخاب اولین رمز عبور',
  order: 'ثبت سفارش',
};

export const agreementMessages = {
  documents,
  /** Between the names of two documents, and after the last. */
  and: ' و ',
  agreed: ' برپا را می‌پذیرید.',
  sentences: {
    signUp: { by: 'با ساختن حساب، ', documents: account },
    otherWay: { by: 'با ورود از این راه، ', documents: account },
    choosePassword: { by: 'با انتخاب رمز عبور، ', documents: account },
    order: { by: 'با ثبت سفارش، ', documents: ['terms', 'money_back'] },
  } satisfies Readonly<Record<string, Sentence>>,
  title: 'آنچه پذیرفته‌اید',
  text: 'هر بار همان نسخه‌ای ثبت شده که آن موقع منتشر بود. با لینک‌ها همان نسخه را می‌خوانید.',
  failed: 'آنچه پذیرفته‌اید بارگذاری نشد',
  ways,
  version: (kind: LegalKind, number: number) => `${documents[kind]}، نسخهٔ ${formatNumber(number)}`,
} as const;

export type AgreementSentenceName = keyof typeof agreementMessages.sentences;
