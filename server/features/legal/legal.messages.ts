/** Persian texts of the documents: what they are called in the audit log, and the faults of a new version. */
import { toPersianDigits } from '#core/text/digits.js';
import { type LegalKind } from '#core/legal.js';
import { LEGAL_TEXT } from '#core/legal-text.js';
import { MONEY_BACK_CONDITIONS } from './texts/money-back.messages.js';
import { PRIVACY } from './texts/privacy.messages.js';
import { TERMS } from './texts/terms.messages.js';

const count = (value: number): string => toPersianDigits(String(value));

export const FIRST_VERSIONS: Readonly<Record<LegalKind, string>> = {
  terms: TERMS,
  privacy: PRIVACY,
  money_back: MONEY_BACK_CONDITIONS,
};

export const LEGAL_ANSWERS = {
  firstNote: 'متن اول',
  body: `متن باید بین ${count(LEGAL_TEXT.least)} و ${count(LEGAL_TEXT.most)} کاراکتر باشد.`,
  note: `یادداشت باید بین ${count(LEGAL_TEXT.noteLeast)} و ${count(LEGAL_TEXT.noteMost)} کاراکتر باشد.`,
  conflict:
    'نسخهٔ جدیدتری منتشر شده است. متن شما منتشر نشد؛ آن را کپی کنید، صفحه را دوباره بارگذاری کنید و تغییر خود را به نسخهٔ جدید اضافه کنید.',
} as const;
