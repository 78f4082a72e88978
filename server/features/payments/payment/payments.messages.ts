/** Persian texts of payments. */
import { documentNumber, ltr } from '#core/text/bidi.js';
import type { PaymentEntity, ReviewReason } from './payment.entity.js';
import type { PaymentEventKind } from './payment-event.entity.js';

function ofNumber(number: string | null): string {
  return number ? ` ${ltr(number)}` : '';
}

/** Under a step that a program did. */
export const byKey = (name: string): string => `با کلید API «${name}»`;

/** Steps of "where is my money", as the payer reads them. */
export const EVENT_TITLES: Readonly<Record<PaymentEventKind, string>> = {
  requested: 'پرداخت ثبت شد',
  held: 'سهم کیف پول کنار گذاشته شد',
  redirected: 'به درگاه بانکی منتقل شدید',
  returned: 'از درگاه بازگشتید',
  verified: 'درگاه پرداخت را تأیید کرد',
  settled: 'پرداخت نهایی شد',
  credited: 'مبلغ به کیف پول شما واریز شد',
  failed: 'پرداخت انجام نشد',
  cancelled: 'پرداخت لغو شد',
  expired: 'زمان پرداخت گذشت',
  needs_review: 'پرداخت شما در حال بررسی است؛ دوباره پرداخت نکنید',
  unreachable: 'پرداخت شما در حال بررسی است؛ دوباره پرداخت نکنید',
  hold_released: 'سهم کیف پول به موجودی شما بازگشت',
  refund_requested: 'بازگشت وجه شروع شد',
  refunded: 'وجه به کیف پول شما بازگشت',
  reversed: 'وجه به کارت شما بازگشت',
  refund_failed: 'بازگشت وجه انجام نشد',
};

/** The same steps where an administrator reads another user's payment. */
export const EVENT_TITLES_OF_OTHERS: Readonly<Record<PaymentEventKind, string>> = {
  ...EVENT_TITLES,
  redirected: 'پرداخت‌کننده به درگاه بانکی منتقل شد',
  returned: 'پرداخت‌کننده از درگاه بازگشت',
  credited: 'مبلغ به کیف پول پرداخت‌کننده واریز شد',
  needs_review: 'پاسخ درگاه با این پرداخت نمی‌خواند؛ بررسی کنید',
  unreachable: 'درگاه این پرداخت در تنظیمات سرور نیست؛ نتیجه را در پنل درگاه بررسی کنید',
  hold_released: 'سهم کیف پول به موجودی پرداخت‌کننده بازگشت',
  refunded: 'وجه به کیف پول پرداخت‌کننده بازگشت',
  reversed: 'وجه به کارت پرداخت‌کننده بازگشت',
};

/** Why administrators must look at a payment; `which` is its amount and its order. */
const REVIEW_MESSAGES: Readonly<Record<ReviewReason, (which: string) => string>> = {
  amount: (which) => `درگاه پرداخت ${which} را با مبلغ دیگری می‌شناسد.`,
  reference: (which) => `درگاه پرداخت ${which} را با کد پیگیریِ پرداخت دیگری تأیید کرده است.`,
  unreachable: (which) =>
    `درگاه پرداخت ${which} در تنظیمات سرور نیست و نمی‌توان نتیجه را از آن پرسید. درگاه را دوباره تنظیم کنید، یا نتیجه را در پنل آن ببینید.`,
};

export const PAYMENT_TEXTS = {
  depositDescription: 'واریز به کیف پول',
  creditedDescription: ({ purpose, referenceNumber }: Pick<PaymentEntity, 'purpose' | 'referenceNumber'>) => {
    if (referenceNumber === null) return 'بازگشت مبلغ پرداختی به کیف پول';
    return purpose === 'invoice'
      ? `بازگشت مبلغ پرداختی صورت‌حساب ${documentNumber(referenceNumber)} به کیف پول`
      : `بازگشت مبلغ پرداختی سفارش ${ltr(referenceNumber)} به کیف پول`;
  },
  heldDescription: (number: string | null) => `سهم کیف پول در پرداخت${ofNumber(number)}`,
  releasedDescription: (number: string | null) => `آزادشدن سهم کیف پول در پرداخت${ofNumber(number)}`,
  refundDescription: (number: string | null) => `بازگشت وجه${ofNumber(number)}`,
  invoiceDescription: (number: string) => `پرداخت صورت‌حساب ${documentNumber(number)}`,
  refundedToWallet: (amount: string) => ({
    title: 'بازگشت وجه به کیف پول',
    message: `${amount} به موجودی کیف پول شما بازگشت.`,
  }),
  refundedToCard: (amount: string) => ({
    title: 'بازگشت وجه به کارت',
    message: `${amount} از سوی درگاه به کارت شما بازگردانده شد.`,
  }),
  invoicePaid: (number: string) => ({
    title: 'صورت‌حساب شما پرداخت شد',
    message: `صورت‌حساب ${documentNumber(number)} پرداخت شد.`,
  }),
  credited: (amount: string) => ({
    title: 'مبلغ به کیف پول شما واریز شد',
    message: `${amount} که پرداخت کرده بودید به کیف پول شما واریز شد.`,
  }),
  stillAtGateway: 'پول این پرداخت هنوز در درگاه است؛ پس از بازگشت آن به پرداخت‌کننده دوباره ببندید.',
  reviewRequested: (amount: string, number: string | null, reason: ReviewReason) => ({
    title: 'پرداختی به بررسی شما نیاز دارد',
    message: REVIEW_MESSAGES[reason](`${amount}${number ? ` برای سفارش ${ltr(number)}` : ''}`),
  }),
  unreachable:
    'درگاه این پرداخت فعلاً در دسترس ما نیست و نتیجه‌اش معلوم نمی‌شود. دوباره پرداخت نکنید؛ خودمان پیگیری می‌کنیم و نتیجه را خبر می‌دهیم.',
  unreachableReview:
    'درگاه این پرداخت در تنظیمات سرور نیست و نمی‌توان از آن پرسید. آن را دوباره تنظیم کنید، یا نتیجه را در پنل درگاه ببینید و این پرداخت را ببندید.',
  inReview:
    'پرداخت شما در حال بررسی است؛ دوباره پرداخت نکنید. اگر تأیید شود خبرتان می‌کنیم، و وضعیت آن در فهرست پرداخت‌ها دیده می‌شود.',
  notInReview: 'این پرداخت دیگر در انتظار بررسی نیست.',
  stillRefused: 'درگاه هنوز این پرداخت را تأیید نمی‌کند؛ وضعیت آن را در پنل درگاه ببینید.',
  referenceRepeats: 'درگاه این پرداخت را با کد پیگیریِ پرداخت دیگری تأیید کرده است؛ دوباره بررسی و تأیید کنید.',
  brokenAmount:
    'مبلغی که در درگاه است مضرب ده ریال نیست. آن را در پنل درگاه به پرداخت‌کننده بازگردانید و این پرداخت را ببندید.',
  reviewReason: 'دلیل تأیید این پرداخت را بنویسید.',
  unknownGateway: 'این درگاه پرداخت در دسترس نیست. یکی از روش‌های موجود را انتخاب کنید.',
  gatewayLimit: (most: string) =>
    `سقف هر پرداخت ${most} است. در چند نوبت به کیف پول واریز کنید و از موجودی آن بپردازید.`,
  refundAmount: 'مبلغ بازگشت باید عدد کامل، مثبت و مضرب ده ریال باشد.',
  depositSettled: (amount: string) => ({
    title: 'واریز به کیف پول شما انجام شد',
    message: `${amount} به کیف پول شما واریز شد.`,
  }),
  gatewayRefuses: 'درگاه فعلاً نتیجهٔ این پرداخت را به ما نمی‌گوید. خودمان پیگیری می‌کنیم و نتیجه را خبر می‌دهیم.',
  amountDiffers: 'مبلغ پرداخت نامعتبر است: آنچه به درگاه رسیده با مبلغ درخواست یکی نیست. با پشتیبانی تماس بگیرید.',
  wholeToman: 'مبلغ باید مضرب ده ریال باشد.',
  authority: 'کد پرداخت را بفرستید.',
  methods: {
    gateway: (title: string) => `درگاه بانکی ${title}`,
    wallet: 'کیف پول',
  },
} as const;
