/**
 * Every screen of the client, and how each is reached. `client/app/all-screens.test.ts` fails where a route or a tab
 * is missing; `all-screens.spec.ts` judges each, and `npm run contact-sheet` takes its picture.
 */
import { adminLink, profileLink } from '#core/client-links.js';
import { ADMIN_TABS } from './admin-tabs.js';
import type { Screen, Viewer } from './screen.js';

const GUEST: readonly Screen[] = [
  { name: 'landing', route: 'landing', path: '/', sign: '۲٬۵۰۰٬۰۰۰' },
  { name: 'wizard of a guest', route: 'wizard', path: '/wizard', sign: 'مرحلهٔ ۱ از ۶' },
  { name: 'signing in', route: 'auth', path: '/auth', sign: 'رمز عبور را فراموش کرده‌اید؟' },
  { name: 'signing up', route: 'auth', path: '/auth?mode=signup', sign: 'نام و نام خانوادگی' },
  {
    name: 'the other address of signing in',
    route: 'login',
    path: '/auth/login',
    sign: 'رمز عبور را فراموش کرده‌اید؟',
  },
  { name: 'an incomplete magic link', route: 'magicLink', path: '/auth/magic-link', sign: /لینک/ },
  { name: 'forgotten password', route: 'forgotPassword', path: '/forgot-password', sign: /رمز عبور/ },
  { name: 'new password', route: 'resetPassword', path: '/reset-password?token=x&email=a@b.ir', sign: /رمز عبور/ },
  { name: 'new password without a link', route: 'resetPassword', path: '/reset-password', sign: /لینک جدید/ },
  {
    name: 'refused by a provider',
    route: 'oauthCallback',
    path: '/auth/oauth/callback/google?error=denied',
    sign: /ورود/,
  },
  { name: 'an incomplete verification', route: 'verifyEmail', path: '/verify-email', sign: /تأیید/ },
  { name: 'support of a guest', route: 'support', path: '/support', sign: /پشتیبانی/ },
  { name: 'report of abuse', route: 'report', path: '/report?site=narvan.sites.localhost', sign: /گزارش/ },
  { name: 'status', route: 'status', path: '/status', sign: 'وب‌سایت' },
  { name: 'terms', route: 'terms', path: '/terms', sign: 'چه چیزی می‌خرید' },
  { name: 'privacy', route: 'privacy', path: '/privacy', sign: 'کوکی‌ها' },
  { name: 'money-back conditions', route: 'moneyBack', path: '/money-back', sign: 'چه چیزی برنمی‌گردد' },
  { name: 'checks', route: 'debug', path: '/debug', sign: /توکن/ },
  {
    name: 'genuine receipt',
    route: 'verifyReceipt',
    path: (r) => `/receipts/verify/${r.receiptCode}`,
    sign: 'همهٔ مبلغ بازگردانده شده است',
  },
  {
    name: 'genuine invoice',
    route: 'verifyInvoice',
    path: (r) => `/invoices/verify/${r.invoiceCode}`,
    sign: /صورت‌حساب/,
  },
  {
    name: 'genuine credit note',
    route: 'verifyCreditNote',
    path: (r) => `/credit-notes/verify/${r.creditNoteCode}`,
    sign: /برگشت از فروش/,
  },
  {
    name: 'incomplete return of a top-up',
    route: 'documentedWalletCallback',
    path: '/wallet-payment-callback?Status=OK',
    sign: 'اطلاعات پرداخت کامل نیست.',
  },
  { name: 'unknown address', route: 'notFound', path: '/no/such/page', sign: /پیدا نشد/ },
];

const dashboard = (name: string, part: string, sign: Screen['sign']): Screen => ({
  name,
  route: 'dashboard',
  part,
  path: `/dashboard?tab=${part}`,
  sign,
});

const NEWCOMER: readonly Screen[] = [
  dashboard('no orders yet', 'orders', 'هنوز سفارشی ندارید'),
  dashboard('empty wallet', 'wallet', 'هنوز تراکنشی نیست'),
  dashboard('no invoices yet', 'invoices', 'هنوز صورت‌حسابی ندارید'),
  dashboard('no receipts yet', 'receipts', 'هنوز رسیدی ندارید'),
  {
    name: 'no notifications yet',
    route: 'notifications',
    path: '/dashboard/notifications',
    sign: 'هنوز اعلانی ندارید',
  },
  { name: 'no webhooks yet', route: 'webhooks', path: '/dashboard/webhooks', sign: 'هنوز وب‌هوکی ندارید' },
  {
    name: 'no site with webhooks yet',
    route: 'webhooks',
    path: '/dashboard/webhooks?list=sites',
    sign: 'هنوز سایتی ندارید',
  },
  { name: 'no events yet', route: 'webhooks', path: '/dashboard/webhooks?list=events', sign: 'هنوز رویدادی نیست' },
  { name: 'support of a newcomer', route: 'support', path: '/support', sign: /تیکت/ },
];

const SITE_PARTS = [
  ['overview', 'روند سایت'],
  ['messages', 'سارا راد'],
  ['visits', 'راه‌های ورود'],
  ['seo', 'صفحه‌ها در گوگل و شبکه‌های اجتماعی'],
  ['releases', 'با پرداخت سفارش'],
  ['backups', 'نسخه‌های پشتیبان'],
  ['export', /دریافت/],
  ['domains', 'اتصال دامنهٔ خودتان'],
  ['registration', /ثبت‌شده|در انتظار ثبت|در حال ثبت/],
  ['services', 'تحویل فوری'],
  ['billing', /تمدید/],
] as const;

const STEPS = [
  ['1', /مرحلهٔ ۱ از ۶/],
  ['2', /مرحلهٔ ۲ از ۶/],
  ['3', /مرحلهٔ ۳ از ۶/],
  ['4', /مرحلهٔ ۴ از ۶/],
  ['5', /مرحلهٔ ۵ از ۶/],
  ['6', /مرحلهٔ ۶ از ۶/],
] as const;

const CUSTOMER: readonly Screen[] = [
  dashboard('orders', 'orders', 'آتلیهٔ نگار'),
  dashboard('wallet', 'wallet', 'دوازده ماه گذشته'),
  dashboard('invoices', 'invoices', /برگشت از فروش/),
  dashboard('receipts', 'receipts', /بازگردانده‌شده/),
  dashboard('profile', 'profile', 'عضو از'),
  { name: 'profile: security', route: 'dashboard', path: profileLink('security'), sign: 'دستگاه‌های واردشده' },
  { name: 'profile: data', route: 'dashboard', path: profileLink('data'), sign: 'بستن حساب' },
  { name: 'notifications', route: 'notifications', path: '/dashboard/notifications', sign: 'خوانده‌نشده‌ها' },
  { name: 'tickets', route: 'support', path: '/support', sign: 'نشانی سایت من کار نمی‌کند' },
  {
    name: 'webhooks of an account',
    route: 'webhooks',
    path: '/dashboard/webhooks',
    sign: /هنوز چیزی به این آدرس ارسال نشده است/,
  },
  { name: 'events of an account', route: 'webhooks', path: '/dashboard/webhooks?list=events', sign: 'آنلاین شدن سایت' },
  ...SITE_PARTS.map(([part, sign]): Screen => ({
    name: `site: ${part}`,
    route: 'site',
    part,
    path: ({ siteId }) => `/dashboard/sites/${siteId}?tab=${part}`,
    sign,
  })),
  {
    name: 'webhooks of a site',
    route: 'webhooks',
    path: ({ siteId }) => `/dashboard/webhooks?list=sites&site=${siteId}`,
    sign: /هنوز چیزی به این آدرس ارسال نشده است/,
  },
  { name: 'studio of a site', route: 'siteDesign', path: (r) => `/dashboard/sites/${r.siteId}/design`, sign: /ذخیره/ },
  ...STEPS.map(([part, sign]): Screen => ({
    name: `wizard of an order, step ${part}`,
    route: 'wizard',
    part,
    path: ({ draftId }) => `/wizard?mode=edit&orderId=${draftId}&step=${part}`,
    sign,
  })),
  { name: 'paid', route: 'paymentCallback', path: (r) => r.returns.paid, sign: 'پرداخت انجام شد' },
  { name: 'payment failed', route: 'paymentCallback', path: (r) => r.returns.failed, sign: 'پرداخت انجام نشد' },
  { name: 'payment cancelled', route: 'paymentCallback', path: (r) => r.returns.cancelled, sign: /درگاه تأیید کرد/ },
  {
    name: 'top-up failed',
    route: 'walletPaymentCallback',
    path: (r) => r.returns.notDeposited,
    sign: 'واریز انجام نشد',
  },
  {
    name: 'topped up',
    route: 'walletPaymentCallback',
    path: (r) => r.returns.deposited,
    sign: 'واریز به کیف پول انجام شد',
  },
];

const SITE_SECTIONS = [
  ['registrations', /نام را در مرکز ثبت انجام دهید/],
  ['services', /هر کاری که زودتر باید تمام شود/],
  ['reports', 'خروجی CSV'],
] as const;

/** The sections of the settings after the first, which the tab opens with. */
const SETTINGS_SECTIONS = [
  ['contact', 'تلفن تماس'],
  ['seo', 'توضیح برای جستجو'],
  ['claims', 'تعداد پروژه‌ها'],
  ['vat', /قیمت‌ها با مالیات‌اند/],
  ['seller', /روی صورت‌حساب‌های پس از این/],
  ['legal', 'قوانین، حریم خصوصی و بازگشت وجه'],
] as const;

const ADMIN: readonly Screen[] = [
  { name: 'admin: overview', route: 'admin', part: 'overview', path: '/admin', sign: 'همهٔ سفارش‌ها' },
  ...ADMIN_TABS.map(([part, , sign]): Screen => ({
    name: `admin: ${part}`,
    route: 'admin',
    part,
    path: `/admin?tab=${part}`,
    sign,
  })),
  ...SITE_SECTIONS.map(([section, sign]): Screen => ({
    name: `admin: sites, ${section}`,
    route: 'admin',
    path: `/admin?tab=sites&section=${section}`,
    sign,
  })),
  ...SETTINGS_SECTIONS.map(([section, sign]): Screen => ({
    name: `admin: settings, ${section}`,
    route: 'admin',
    path: adminLink('settings', { section }),
    sign,
  })),
  {
    name: 'admin: no order found',
    route: 'admin',
    path: '/admin?tab=orders&search=zzzz-zzzz',
    sign: 'چیزی با این مشخصات نیست',
  },
  {
    name: 'admin: a customer',
    route: 'adminUser',
    path: (r) => `/admin/users/${r.userId}`,
    sign: 'دستگاه‌های واردشده',
  },
];

const named = (...names: readonly string[]) => [...CUSTOMER, ...ADMIN].filter(({ name }) => names.includes(name));
const failed = (screen: Screen): Screen => ({
  ...screen,
  name: `${screen.name}, failed`,
  network: 'failing',
  sign: /دوباره/,
});

/** The screens where the server has failed. */
const FAILED = named(
  'orders',
  'wallet',
  'notifications',
  'webhooks of an account',
  'tickets',
  'site: overview',
  'studio of a site',
  'paid',
).map(failed);
const ADMIN_FAILED = named('admin: orders', 'admin: a customer').map(failed);

/** A page tries again for seconds before it says that nothing arrives: few are enough. */
const OFFLINE: readonly Screen[] = named('orders', 'paid').map((screen) => ({
  ...screen,
  name: `${screen.name}, offline`,
  network: 'offline',
  sign: /دوباره/,
}));

const HELD: readonly Screen[] = named('paid', 'payment cancelled').map((screen) => ({
  ...screen,
  name: `${screen.name}, being checked`,
  network: 'held',
  sign: /در حال بررسی|از درگاه می‌پرسیم/,
}));

/** By who sees them: signing in is done once for each. */
export const SCREENS: Readonly<Record<Viewer, readonly Screen[]>> = {
  guest: GUEST,
  newcomer: NEWCOMER,
  customer: [...CUSTOMER, ...HELD, ...FAILED, ...OFFLINE],
  admin: [...ADMIN, ...ADMIN_FAILED],
};
