/** Conversations of customers with support, oldest first. */

export interface TicketScript {
  /** The key of a person; null: the demonstration's own customer. */
  readonly owner: string | null;
  readonly daysAgo: number;
  readonly category: 'general' | 'order' | 'payment' | 'wallet' | 'domain' | 'technical' | 'account';
  readonly priority: 'low' | 'normal' | 'high' | 'urgent';
  readonly subject: string;
  readonly message: string;
  /** The team and the customer in turn; the team begins. */
  readonly replies: readonly string[];
  readonly end: 'closed' | 'in_progress' | 'as_is';
}

type Row = readonly [
  owner: string | null,
  daysAgo: number,
  category: TicketScript['category'],
  priority: TicketScript['priority'],
  subject: string,
  message: string,
  replies: readonly string[],
  end: TicketScript['end'],
];

const ROWS: readonly Row[] = [
  [
    'niloofar.ahmadi',
    352,
    'domain',
    'normal',
    'دامنهٔ ‎.ir من کی فعال می‌شود؟',
    'سلام، دیروز سفارش را پرداخت کردم. دامنه چند ساعته فعال می‌شود؟',
    [
      'سلام خانم احمدی، ثبت دامنه ۲۴ ساعت پس از پرداخت شروع می‌شود و معمولاً تا فردا ظهر فعال است.',
      'ممنون از پاسخ سریع‌تان.',
    ],
    'closed',
  ],
  [
    'zahra.karimi',
    318,
    'technical',
    'high',
    'فرم نوبت‌دهی ایمیل نمی‌فرستد',
    'بیماران فرم را پر می‌کنند ولی ایمیلی به دست من نمی‌رسد.',
    [
      'سلام خانم دکتر، نشانی ایمیل در بخش مشخصات سایت اشتباه تایپی داشت. درستش کنید و دوباره منتشر کنید.',
      'بله، یک نقطه جا افتاده بود. درست شد.',
    ],
    'closed',
  ],
  [
    null,
    296,
    'general',
    'low',
    'تغییر رنگ سایت پس از خرید',
    'می‌شود بعد از آنلاین شدن، رنگ سایت را عوض کنم؟',
    ['بله، از داشبورد «سایت‌ها» وارد طراحی شوید، رنگ را عوض کنید و انتشار را بزنید. هزینه‌ای ندارد.'],
    'closed',
  ],
  [
    'reza.moradi',
    251,
    'payment',
    'high',
    'پول کم شد ولی سفارش پرداخت نشد',
    'دو بار رمز پویا زدم، پیامک برداشت آمد ولی سفارش هنوز در انتظار پرداخت است.',
    [
      'سلام، پرداخت شما را از درگاه استعلام کردیم؛ پرداخت اول بدون برداشت لغو شده و پرداخت دوم تأیید شده است.',
      'الان «پرداخت‌شده» می‌بینم. سپاس.',
    ],
    'closed',
  ],
  [
    'sara.nikpour',
    204,
    'order',
    'normal',
    'چند سایت برای مشتری‌هایم',
    'من برای مشتری‌هایم سایت می‌سازم. برای چند سایت تخفیف دارید؟',
    [
      'سلام، برای همکاران کد HAMKAR20 را داریم که روی هر سفارش تا سقف تعریف‌شده کار می‌کند.',
      'عالی است، استفاده می‌کنم.',
    ],
    'closed',
  ],
  [
    'saeed.mohammadi',
    163,
    'wallet',
    'normal',
    'فاکتور رسمی برای شارژ کیف پول',
    'برای شارژ کیف پول فاکتور رسمی می‌خواهیم.',
    ['شارژ کیف پول فاکتور رسمی ندارد؛ برای هر صورت‌حسابی که از آن پرداخت شود، فاکتور با مشخصات شرکت صادر می‌شود.'],
    'closed',
  ],
  [
    'omid.taheri',
    121,
    'technical',
    'normal',
    'عکس‌ها دیر باز می‌شوند',
    'عکس ویلاها روی موبایل دیر باز می‌شود.',
    ['عکس‌ها نزدیک ده مگابایت بودند. نسخهٔ کوچک‌ترشان ساخته شد؛ لطفاً یک بار دیگر منتشر کنید.', 'خیلی بهتر شد. ممنون.'],
    'closed',
  ],
  [
    'golnaz.tavakoli',
    56,
    'order',
    'normal',
    'می‌خواهم یک صفحه اضافه کنم',
    'بعد از خرید می‌شود صفحهٔ «نمونه مراسم» اضافه کنم؟',
    ['بله، صفحه را در طراحی اضافه کنید؛ مبلغ باقی‌ماندهٔ دوره محاسبه و نشان داده می‌شود.'],
    'closed',
  ],
  [
    null,
    61,
    'domain',
    'normal',
    'انتقال دامنهٔ قبلی به برپا',
    'یک دامنهٔ ‎.com از قبل دارم. چطور به سایتم وصلش کنم؟',
    ['سلام، در صفحهٔ سایت «اتصال دامنه» را بزنید و رکوردی را که نشان می‌دهد در پنل دامنه بگذارید.', 'انجام شد، وصل شد.'],
    'closed',
  ],
  [
    'kamran.zand',
    47,
    'technical',
    'low',
    'فونت نستعلیق',
    'فونت نستعلیق هم اضافه می‌شود؟',
    ['فعلاً نه، ولی پیشنهاد شما ثبت شد.'],
    'closed',
  ],
  [
    'mina.yousefi',
    26,
    'payment',
    'high',
    'تمدید سایتم پرداخت نشد',
    'کارت من محدود شده. می‌شود چند روز مهلت بدهید؟',
    ['سلام خانم یوسفی، تا چهار روز پس از سررسید سایت باز می‌ماند. از کیف پول هم می‌توانید بپردازید.'],
    'as_is',
  ],
  [
    'mahsa.kiani',
    12,
    'account',
    'normal',
    'ورود دومرحله‌ای',
    'گوشی‌ام عوض شده و کد ورود دومرحله‌ای را ندارم.',
    ['با یکی از ده کد بازیابی وارد شوید و دوباره برنامه را وصل کنید. اگر کدها را ندارید همین‌جا بنویسید.'],
    'as_is',
  ],
  [
    'parisa.salehi',
    6,
    'domain',
    'normal',
    'ایمیل روی دامنه',
    'برای دامنه‌ام ایمیل شرکتی می‌خواهم. رکورد MX را کجا وارد کنم؟',
    [],
    'in_progress',
  ],
  [
    null,
    3,
    'technical',
    'normal',
    'نقشهٔ رستوران روی سایت',
    'لینک نقشهٔ نشان را گذاشتم ولی در صفحهٔ تماس دیده نمی‌شود.',
    ['سلام، لینک را دیدیم؛ صفحهٔ تماس شما چیدمانی دارد که نقشه ندارد. چیدمان «تماس ۴» یا «تماس ۷» را امتحان کنید.'],
    'as_is',
  ],
  [
    'tahereh.nazari',
    2,
    'order',
    'urgent',
    'سایت تا پنجشنبه آماده می‌شود؟',
    'پنجشنبه نمایشگاه داریم و باید نشانی سایت روی کارت‌ها باشد.',
    [],
    'as_is',
  ],
  [
    'hanieh.abbasi',
    1,
    'payment',
    'normal',
    'رسید پرداخت برای حسابدار',
    'رسید پرداخت ماه قبل را چطور دانلود کنم؟',
    [],
    'as_is',
  ],
  ['arash.dehghan', 0, 'general', 'low', 'آموزش ساخت سایت', 'ویدیوی آموزشی برای کار با محیط طراحی دارید؟', [], 'as_is'],
];

export const TICKETS: readonly TicketScript[] = ROWS.map(
  ([owner, daysAgo, category, priority, subject, message, replies, end]) => ({
    owner,
    daysAgo,
    category,
    priority,
    subject,
    message,
    replies,
    end,
  }),
);
