/** The texts for a visitor of a customer's site after sending a form. */
import { MEGABYTE, MESSAGE_FILES } from '#core/limits/limits.js';
import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import { DATE_EXAMPLE } from '#core/sites/form-answers.js';
import { toPersianDigits } from '#core/text/digits.js';

const MEGABYTES = toPersianDigits(MESSAGE_FILES.maxBytes / MEGABYTE);

export const ANSWER_FAULTS = {
  required: (label: string) => `«${label}» را پر کنید.`,
  email: (label: string) => `«${label}» درست نیست؛ چیزی مثل name@example.com بنویسید.`,
  phone: (label: string) => `«${label}» درست نیست؛ شماره را با رقم بنویسید، مثل ۰۹۱۲۱۲۳۴۵۶۷.`,
  choice: (label: string) => `برای «${label}» یکی از گزینه‌ها را انتخاب کنید.`,
  number: (label: string) => `«${label}» درست نیست؛ یک عدد بنویسید.`,
  date: (label: string) => `«${label}» درست نیست؛ تاریخ شمسی را مثل ${DATE_EXAMPLE} بنویسید.`,
  long: (label: string) => `«${label}» بیشتر از ${toPersianDigits(SITE_MESSAGE.value)} کاراکتر است؛ کوتاه‌ترش کنید.`,
  fileMissing: (label: string) => `برای «${label}» یک فایل انتخاب کنید.`,
  fileLarge: (label: string) => `«${label}»: حجم هر فایل حداکثر ${MEGABYTES} مگابایت است.`,
  manyFiles: `حداکثر ${toPersianDigits(MESSAGE_FILES.perMessage)} فایل می‌توانید بفرستید.`,
  fileKind: (name: string) => `«${name}» پذیرفته نمی‌شود؛ عکس JPG، PNG یا WebP، یا فایل PDF یا DOCX بفرستید.`,
  fileEmpty: (name: string) => `«${name}» خالی است.`,
  fileBroken: (name: string) => `«${name}» باز نمی‌شود؛ شاید ناقص باشد. فایل دیگری بفرستید.`,
  fileUnsafe: (name: string) => `«${name}» ماکرو یا محتوای پنهان دارد؛ فایل دیگری بفرستید.`,
  fileComplex: (name: string) => `«${name}» بیش از حد بزرگ است؛ آن را کوچک‌تر کنید.`,
  empty: 'هنوز چیزی ننوشته‌اید.',
} as const;

/** By the code of the refusal of a file. */
const FILE_FAULTS: Readonly<Record<string, (name: string) => string>> = {
  FILE_EMPTY: ANSWER_FAULTS.fileEmpty,
  FILE_BROKEN: ANSWER_FAULTS.fileBroken,
  FILE_UNSAFE: ANSWER_FAULTS.fileUnsafe,
  FILE_HAS_MACROS: ANSWER_FAULTS.fileUnsafe,
  FILE_TOO_COMPLEX: ANSWER_FAULTS.fileComplex,
  FILE_TOO_LARGE: ANSWER_FAULTS.fileComplex,
};

/** For the visitor, of the code by which a file was refused for its content. */
export const fileFault = (code: string, name: string): string => (FILE_FAULTS[code] ?? ANSWER_FAULTS.fileKind)(name);

/** Words in stored answers: between the options that were chosen, and for a consent. */
export const ANSWER_WORDS = { and: '، ', consented: 'بله' } as const;
