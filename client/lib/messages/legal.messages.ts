/** The pages of the platform's legal documents. */
import { formatDate } from '#core/dates/calendar.js';
import { toPersianDigits } from '#core/text/digits.js';
import type { LegalKind } from '#client/gql/graphql.js';

interface PageTexts {
  readonly title: string;
  readonly lead: string;
}

const pages: Readonly<Record<LegalKind, PageTexts>> = {
  terms: { title: 'قوانین استفاده از برپا', lead: 'چه چیزی می‌خرید، چه قولی می‌دهیم و از شما چه می‌خواهیم.' },
  privacy: { title: 'حریم خصوصی در برپا', lead: 'چه اطلاعاتی از شما نگه می‌داریم، چرا و تا کی.' },
  money_back: { title: 'شرایط بازگشت وجه', lead: 'چه زمانی و چطور می‌توانید پول سفارش خود را پس بگیرید.' },
};

export const legalMessages = {
  pages,
  failed: 'متن بارگذاری نشد',
  version: (number: number, publishedAt: string) =>
    `نسخهٔ ${toPersianDigits(number)}، ${formatDate(new Date(publishedAt))}`,
} as const;
