/**
 * What the site says of itself until an administrator changes it (specification 1 §1). The server keeps the truth
 * in its site configuration and starts from these; the prerendered landing page shows these until it has asked.
 */
export const SITE = {
  name: 'برپا',
  slogan: 'سایت فارسی شما، آماده در چند دقیقه',
  description:
    'برپا سایت شخصی و کسب‌وکار شما را از طراحی تا راه‌اندازی برپا می‌کند: طراحی و کد اختصاصی، دامنه، هاست، SSL، CDN و سئو، با یک قیمت روشن ماهانه.',
  email: 'hello@barpa.example',
  phone: '02191000000',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/',
  github: 'https://github.com/',
  keywords: ['ساخت سایت', 'طراحی سایت فارسی', 'سایت شخصی', 'سایت شرکتی', 'خرید دامنه', 'هاست', 'سایت‌ساز', 'برپا'],
  locale: 'fa_IR',
} as const;

export interface SiteContact {
  readonly email: string;
  readonly phone: string;
  readonly instagram?: string | null;
  readonly linkedin?: string | null;
  readonly github?: string | null;
}
