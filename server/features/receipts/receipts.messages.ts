/** Texts of the receipt as a document. */
export const RECEIPT_TEXTS = {
  slogan: 'طراحی و ساخت وب‌سایت',
  title: 'رسید پرداخت',
  paid: 'پرداخت موفق',
  number: 'شماره رسید',
  date: 'تاریخ پرداخت',
  time: 'ساعت',
  amount: 'مبلغ پرداخت‌شده',
  inWords: 'به حروف',
  inToman: 'معادل',
  service: 'بابت',
  orderNumber: 'شماره سفارش',
  refId: 'کد پیگیری',
  method: 'روش پرداخت',
  methods: { gateway: 'درگاه بانکی زرین‌پال', wallet: 'کیف پول', manual: 'خارج از سامانه' },
  split: 'درگاه بانکی زرین‌پال و کیف پول',
  fromGateway: 'از درگاه بانکی زرین‌پال',
  fromWallet: 'از کیف پول',
  card: 'شماره کارت',
  payer: 'پرداخت‌کننده',
  email: 'ایمیل',
  note: 'این رسید به‌صورت خودکار صادر شده است و بدون مهر و امضا اعتبار دارد.',
  verify: 'اصالت این رسید را با این کد بررسی کنید',
  vatIncluded: 'مالیات بر ارزش افزوده در مبلغ آمده است.',
} as const;

export const RECEIPT_FAULTS = {
  wholeToman: 'مبلغ به ریال و مضربی از ۱۰ باشد.',
  amountMissing: 'مبلغ را بنویسید یا صورت‌حساب آن را نام ببرید.',
  foreignInvoice: 'این صورت‌حساب از آنِ این کاربر نیست.',
  unpaidInvoice: 'این صورت‌حساب پرداخت نشده است. نخست وضعیت آن را «پرداخت‌شده» کنید.',
  otherAmount: 'مبلغ رسید با مبلغ صورت‌حساب یکی نیست.',
  invoiceHasReceipt: 'این صورت‌حساب رسید دارد.',
  future: 'زمان پرداخت در آینده نیست.',
  otherReceipt: 'این کد پیگیری برای رسید دیگری به کار رفته است.',
} as const;

export const RECEIPT_SERVICE = 'پرداخت خارج از سامانه';
