/**
 * The sites of the customers of the demonstration: one each, and studios several for their own customers. In the order
 * in which they are ordered.
 */
import type { Trade } from '#core/design/trades.js';

export interface Project {
  /** The key of a person; null: the demonstration's own customer. */
  readonly owner: string | null;
  readonly label: string;
  readonly name: string;
  readonly trade: Trade;
  readonly description: string;
}

type Row = readonly [owner: string | null, label: string, name: string, trade: Trade, description: string];

const ROWS: readonly Row[] = [
  ['niloofar.ahmadi', 'cafe-yas', 'کافه یاس', 'restaurant', 'قهوهٔ تخصصی و صبحانهٔ خانگی در قلب یوسف‌آباد.'],
  [
    'reza.moradi',
    'negin-isfahan',
    'فرش نگین اصفهان',
    'shop',
    'فرش دستباف اصفهان و نایین، با شناسنامه و ارسال به همهٔ ایران.',
  ],
  ['zahra.karimi', 'dr-karimi', 'مطب دکتر کریمی', 'clinic', 'متخصص پوست و مو در شیراز؛ نوبت‌دهی آنلاین.'],
  [null, 'sofreh-irani', 'رستوران سفره ایرانی', 'restaurant', 'چلوکباب و خورش‌های اصیل، با رزرو میز و بیرون‌بر.'],
  ['amir.jafari', 'jafari-law', 'دفتر وکالت جعفری', 'law', 'مشاوره و وکالت در دعاوی ملکی و قراردادها.'],
  ['maryam.rostami', 'barg-o-gol', 'برگ و گل', 'shop', 'گیاهان آپارتمانی و گلدان سفالی با ضمانت سلامت.'],
  ['hossein.akbari', 'akbari-sanat', 'صنعت‌گستر اکبری', 'company', 'ساخت قطعات صنعتی و قالب‌سازی در تبریز.'],
  ['elham.sadeghi', 'pish-dabestan', 'پیش‌دبستان شکوفه‌ها', 'school', 'آموزش با بازی برای کودکان سه تا شش سال.'],
  ['mohammad.heydari', 'heydari-photo', 'محمد حیدری، عکاس', 'portfolio', 'عکاسی صنعتی و معماری؛ نمونه‌کارها و تعرفه.'],
  ['niloofar.ahmadi', 'yas-bakery', 'شیرینی‌سرای یاس', 'shop', 'کیک سفارشی و شیرینی خشک، تحویل همان روز.'],
  ['fatemeh.mousavi', 'danesh-javan', 'آموزشگاه دانش جوان', 'school', 'کلاس‌های کنکور و تقویتی با گروه‌های کوچک.'],
  ['ali.ghasemi', 'sofal-lalejin', 'سفال لالجین', 'shop', 'سفال و سرامیک دست‌ساز از کارگاه‌های لالجین.'],
  [
    'sara.nikpour',
    'nikpour-studio',
    'استودیو نیک‌پور',
    'portfolio',
    'طراحی هویت بصری و بسته‌بندی برای کسب‌وکارهای کوچک.',
  ],
  ['sara.nikpour', 'zarrin-gallery', 'گالری زرین', 'shop', 'زیورآلات نقرهٔ دست‌ساز با سنگ نیشابور.'],
  ['behnam.rahimi', 'rahimi-travel', 'گشت رحیمی', 'company', 'تورهای یک‌روزه و طبیعت‌گردی در آذربایجان.'],
  ['leila.bagheri', 'termeh-yazd', 'ترمهٔ یزد', 'shop', 'ترمه و دستبافت‌های اصیل یزدی.'],
  [null, 'sofreh-catering', 'کیترینگ سفره ایرانی', 'restaurant', 'پذیرایی مجالس و سازمان‌ها، از بیست تا پانصد نفر.'],
  ['omid.taheri', 'omid-villa', 'ویلاهای امید', 'realestate', 'اجارهٔ ویلا و سوئیت در ساری و جنگل‌های اطراف.'],
  ['narges.ebrahimi', 'mama-narges', 'کلینیک مامایی نرگس', 'clinic', 'مراقبت بارداری و کلاس‌های آمادگی زایمان.'],
  ['pouya.shahbazi', 'shahbazi-music', 'آموزشگاه موسیقی شهباز', 'school', 'آموزش تنبور، سه‌تار و پیانو برای همهٔ سنین.'],
  ['sara.nikpour', 'kafsh-rah', 'کفش راه', 'shop', 'کفش چرم طبیعی، دوخت تبریز.'],
  ['mina.yousefi', 'mina-seafood', 'ماهی و میگوی مینا', 'shop', 'ماهی و میگوی جنوب، بسته‌بندی و ارسال با یخ.'],
  ['saeed.mohammadi', 'arad-hesab', 'آراد حساب', 'company', 'حسابداری، مالیات و بیمه برای شرکت‌های نوپا.'],
  ['shirin.farhadi', 'shirin-farhadi', 'شیرین فرهادی، تصویرگر', 'portfolio', 'تصویرگری کتاب کودک و پوستر.'],
  ['kamran.zand', 'zand-memari', 'معماری زند', 'building', 'طراحی و بازسازی خانه‌های قدیمی اصفهان.'],
  ['azadeh.mirzaei', 'azadeh-yoga', 'یوگای آزاده', 'gym', 'کلاس‌های حضوری و آنلاین یوگا برای مبتدی تا پیشرفته.'],
  ['sara.nikpour', 'roshan-optic', 'عینک روشن', 'shop', 'عینک طبی و آفتابی با معاینهٔ رایگان.'],
  ['hadi.norouzi', 'zaferan-norouzi', 'زعفران نوروزی', 'shop', 'زعفران قائنات، از مزرعه تا سفره.'],
  ['parisa.salehi', 'parisa-nutrition', 'رژیم پریسا', 'clinic', 'برنامهٔ تغذیهٔ آنلاین با پیگیری هفتگی.'],
  [null, 'rad-notes', 'یادداشت‌های سارا راد', 'portfolio', 'نوشته‌ها و نمونه‌کارهای طراحی تجربهٔ کاربر.'],
  ['farhad.kazemi', 'kazemi-pesteh', 'پستهٔ کاظمی', 'shop', 'پستهٔ احمدآقایی و اکبری رفسنجان، عمده و خرده.'],
  ['samira.hashemi', 'samira-dental', 'دندان‌پزشکی سمیرا هاشمی', 'clinic', 'درمان و زیبایی دندان با نوبت آنلاین.'],
  ['saeed.mohammadi', 'arad-academy', 'آکادمی آراد', 'school', 'دوره‌های کاربردی حسابداری و اکسل.'],
  ['vahid.soltani', 'soltani-honey', 'عسل سبلان', 'shop', 'عسل طبیعی دامنه‌های سبلان با برگهٔ آزمایش.'],
  ['roya.azizi', 'roya-klash', 'کلاش رؤیا', 'shop', 'کلاش و پوشاک کردی دست‌دوز از سنندج.'],
  ['mehdi.rezaei', 'rezaei-clinic', 'فیزیوتراپی رضایی', 'clinic', 'درمان درد کمر و زانو، با خدمات در منزل.'],
  ['sara.nikpour', 'baran-hotel', 'هتل باران', 'general', 'اقامت آرام در مرکز شهر، با صبحانهٔ محلی.'],
  ['hanieh.abbasi', 'hanieh-cake', 'کیک هانیه', 'restaurant', 'کیک تولد و دسر سفارشی در بوشهر.'],
  ['siavash.parsa', 'parsa-fitness', 'باشگاه پارسا', 'gym', 'بدنسازی و مربی خصوصی، سانس بانوان و آقایان.'],
  ['majid.asadi', 'asadi-tools', 'ابزار اسدی', 'shop', 'ابزار برقی و دستی با ضمانت و خدمات پس از فروش.'],
  ['siavash.parsa', 'parsa-shop', 'فروشگاه ورزشی پارسا', 'shop', 'مکمل و پوشاک ورزشی اصل.'],
  ['golnaz.tavakoli', 'golnaz-wedding', 'تشریفات گلناز', 'company', 'طراحی و اجرای مراسم عقد و عروسی.'],
  ['arash.dehghan', 'golab-dehghan', 'گلاب دهقان', 'shop', 'گلاب دوآتشه و عرقیات گیاهی قمصر.'],
  ['golnaz.tavakoli', 'golnaz-flowers', 'گل‌فروشی گلناز', 'shop', 'دسته‌گل و باکس گل با ارسال در تهران.'],
  ['ramin.vaziri', 'vaziri-knife', 'چاقوی زنجان', 'shop', 'چاقوی آشپزخانه و شکار، کار دست زنجان.'],
  ['mahsa.kiani', 'mahsa-english', 'زبان با مهسا', 'school', 'کلاس مکالمه و آیلتس، حضوری و آنلاین.'],
  ['azadeh.mirzaei', 'azadeh-retreat', 'سفرهای آرامش', 'general', 'سفرهای گروهی یوگا و مراقبه در طبیعت.'],
  ['sara.nikpour', 'mehr-charity', 'خیریهٔ مهر', 'general', 'حمایت تحصیلی از کودکان؛ گزارش شفاف هزینه‌ها.'],
  ['mohammad.heydari', 'heydari-workshop', 'کارگاه عکاسی حیدری', 'school', 'دوره‌های نور و ترکیب‌بندی، از پایه.'],
  ['kamran.zand', 'zand-villa', 'اقامتگاه زند', 'general', 'اقامت در یک خانهٔ تاریخی اصفهان.'],
  ['fatemeh.mousavi', 'danesh-online', 'دانش جوان آنلاین', 'school', 'کلاس‌های ضبط‌شده و رفع اشکال زنده.'],
  ['ali.ghasemi', 'lalejin-workshop', 'کارگاه سفال لالجین', 'school', 'آموزش سفالگری در آخر هفته‌ها.'],
  ['mehdi.rezaei', 'rezaei-sport', 'آسیب‌های ورزشی رضایی', 'clinic', 'ارزیابی و بازتوانی ورزشکاران.'],
  ['saeed.mohammadi', 'arad-payroll', 'حقوق و دستمزد آراد', 'company', 'محاسبهٔ ماهانهٔ حقوق، بیمه و مالیات کارکنان.'],
  ['mahsa.kiani', 'mahsa-kids', 'انگلیسی کودکان', 'school', 'انگلیسی با قصه و بازی برای پنج تا ده سال.'],
  ['shirin.farhadi', 'shirin-shop', 'فروشگاه شیرین', 'shop', 'پوستر، دفتر و کارت‌پستال با تصویرگری اصل.'],
  ['nasrin.ghorbani', 'berenj-nasrin', 'برنج نسرین', 'shop', 'برنج طارم و هاشمی، مستقیم از شالیزار آمل.'],
  ['sara.nikpour', 'sepid-laundry', 'خشک‌شویی سپید', 'general', 'دریافت و تحویل در محل، با پیگیری آنلاین.'],
  ['tahereh.nazari', 'zereshk-birjand', 'زرشک بیرجند', 'shop', 'زرشک پفکی و عناب، برداشت امسال.'],
  ['davood.safari', 'safari-panjereh', 'پنجرهٔ صفری', 'building', 'در و پنجرهٔ دوجداره، بازدید و برآورد رایگان.'],
];

export const PROJECTS: readonly Project[] = ROWS.map(([owner, label, name, trade, description]) => ({
  owner,
  label,
  name,
  trade,
  description,
}));

/** Further designs of the same businesses that were saved and not paid, or ended: titles of orders. */
export const IDEAS: readonly string[] = [
  'صفحهٔ فروش ویژهٔ عید',
  'نسخهٔ انگلیسی سایت',
  'صفحهٔ استخدام',
  'بازطراحی صفحهٔ اصلی',
  'صفحهٔ کمپین یلدا',
  'سایت شعبهٔ دوم',
  'صفحهٔ باشگاه مشتریان',
  'صفحهٔ کاتالوگ محصولات',
];

/** Orders that were noted with a title and a rough idea, and wait for their design. */
export const NOTES: readonly (readonly [title: string, description: string])[] = [
  ['فروشگاه آنلاین صنایع دستی', 'حدود پنج صفحه، با معرفی هنرمندان و سبد خرید.'],
  ['سایت دورهمی فارغ‌التحصیلان', 'یک صفحهٔ ساده برای ثبت‌نام و عکس‌ها.'],
  ['سایت مجتمع تجاری', 'معرفی واحدها و فرم اجاره؛ لطفاً اول برآورد بدهید.'],
  ['وبلاگ آشپزی', 'دستورها با عکس، و یک بخش برای سفارش کتاب.'],
  ['سایت مدرسهٔ فوتبال', 'ثبت‌نام کلاس‌ها، برنامهٔ هفتگی و معرفی مربیان.'],
];
