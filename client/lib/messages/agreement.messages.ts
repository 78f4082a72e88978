/** The sentences about what one agrees to with a button. */
import type { LegalKind } from '#core/legal.js';

interface Sentence {
  /** Before the names of the documents. */
  readonly by: string;
  readonly documents: readonly LegalKind[];
}

const account: readonly LegalKind[] = ['terms', 'privacy'];

export const agreementMessages = {
  documents: {
    terms: 'قوانین استفاده',
    privacy: 'حریم خصوصی',
    money_back: 'شرایط بازگشت وجه',
  } satisfies Readonly<Record<LegalKind, string>>,
  /** Between the names of two documents, and after the last. */
  and: ' و ',
  agreed: ' برپا را می‌پذیرید.',
  sentences: {
    signUp: { by: 'با ساختن حساب، ', documents: account },
    otherWay: { by: 'با ورود از این راه، ', documents: account },
    choosePassword: { by: 'با انتخاب رمز عبور، ', documents: account },
    order: { by: 'با ثبت سفارش، ', documents: ['terms', 'money_back'] },
  } satisfies Readonly<Record<string, Sentence>>,
} as const;

export type AgreementSentenceName = keyof typeof agreementMessages.sentences;
