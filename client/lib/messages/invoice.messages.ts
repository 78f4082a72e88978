/** The invoices tab. */
export const invoiceMessages = {
  filter: 'نمایش',
  filters: { all: 'همه', pending: 'در انتظار', due: 'سررسیدشده', paid: 'پرداخت‌شده' },
  search: 'جستجو در صورت‌حساب‌ها',
  searchHint: 'شماره یا نام خدمت',
  listLabel: 'صورت‌حساب‌های شما',
  number: 'شماره',
  due: 'سررسید',
  paidAt: 'پرداخت در',
  payWallet: 'از کیف پول',
  payGateway: 'با کارت',
  payLabel: (how: string, number: string) => `پرداخت صورت‌حساب ${number} ${how}`,
  question: {
    title: 'از کیف پول پرداخت شود؟',
    text: (amount: string, name: string) => `${amount} برای «${name}» از کیف پول شما برداشته می‌شود.`,
    action: 'پرداخت از کیف پول',
  },
  paid: 'صورت‌حساب پرداخت شد.',
  failed: 'صورت‌حساب‌ها بارگذاری نشدند',
  payFailed: 'پرداخت صورت‌حساب ناموفق بود',
  empty: {
    title: 'هنوز صورت‌حسابی ندارید',
    text: 'با هر سفارش یک صورت‌حساب به نام شما صادر می‌شود.',
    action: 'سفارش تازه',
  },
  nothingFound: {
    title: 'صورت‌حسابی با این نشانی نیست',
    text: 'نمایش را به «همه» برگردانید یا جستجو را پاک کنید.',
    action: 'نمایش همه',
  },
} as const;
