/** Names that the wizard gives by itself; apart, because the reducer needs them before any step is opened. */
import { toPersianDigits } from '#core/text/digits.js';

export const wizardNames = {
  mainPage: 'صفحهٔ اصلی',
  pageName: (n: number) => `صفحهٔ ${toPersianDigits(n)}`,
  copyName: (name: string, n: number) => (n === 1 ? `${name} (کپی)` : `${name} (کپی ${toPersianDigits(n)})`),
} as const;
