import { ltr } from '#core/text/bidi.js';
import type { DomainUnknownReason } from '#platform/ports.js';
import type { RegistryRefusal } from '#core/sites/domain-name.js';

export const availability = {
  available: (name: string) => `دامنهٔ ${ltr(name)} آزاد است.`,
  taken: (name: string) => `دامنهٔ ${ltr(name)} در دسترس نیست؛ پیش از این ثبت یا سفارش داده شده است.`,
  arabic: 'در این نام «ی» یا «ک» عربی هست و با همین نام به فارسی یکی نیست.',
} as const;

export const unknownReasons: Readonly<Record<DomainUnknownReason, string>> = {
  rate_limited: 'مرکز ثبت دامنه الان پاسخ نمی‌دهد. کمی بعد دوباره بررسی کنید.',
  timeout: 'پاسخ مرکز ثبت دامنه دیر کرد. دوباره بررسی کنید.',
  registry_error: 'مشکلی در بررسی دامنه پیش آمد. دوباره بررسی کنید.',
  refused_by_registry: 'مرکز ثبت این نام را نمی‌پذیرد. نام دیگری انتخاب کنید.',
  unsupported: 'مرکز ثبت این پسوند بررسی خودکار ندارد؛ همکاران ما پس از پرداخت، آزاد بودن نام را بررسی می‌کنند.',
};

export const refusals: Readonly<Record<RegistryRefusal, string>> = {
  ir_too_short: `نام دامنهٔ ${ltr('.ir')} باید حداقل ۳ کاراکتر باشد.`,
  hyphen_position: 'نام دامنه نمی‌تواند با خط تیره تمام شود یا دو خط تیرهٔ پشت سر هم داشته باشد.',
  reserved: 'مرکز ثبت این نام را برای خود نگه داشته است. نام دیگری انتخاب کنید.',
};

export const descriptions: Readonly<Record<string, string>> = {
  '.ir': 'دامنهٔ ملی ایران؛ سال اول رایگان',
  '.com': 'شناخته‌شده‌ترین پسوند برای کسب‌وکارها',
  '.net': 'برای شبکه‌ها و خدمات اینترنتی',
  '.org': 'برای سازمان‌ها و گروه‌های مردمی',
  '.info': 'برای سایت‌های آگاهی‌رسانی',
  '.biz': 'برای کسب‌وکارها و فروشگاه‌ها',
  '.co': 'کوتاه و امروزی برای شرکت‌ها',
  '.io': 'پسند استارتاپ‌ها و فناوران',
  '.me': 'برای سایت‌های شخصی و نمونه‌کار',
  '.cc': 'جایگزینی کوتاه و همه‌منظوره',
};

/** Texts for administrators. */
export const adminTexts = {
  fillAll: 'لطفاً همهٔ کادرها را پر کنید.',
  price: 'قیمت باید عددی کامل و حداقل صفر باشد.',
  extension: 'پسوند را مثل .ir یا .co.ir بنویسید.',
  exists: 'این پسوند قبلاً به فهرست اضافه شده است.',
  domain: 'نام دامنه را وارد کنید.',
} as const;
