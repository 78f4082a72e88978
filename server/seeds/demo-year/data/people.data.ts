/** The customers of the demonstration: made-up people. `example.com` delivers nothing (RFC 2606). */

export interface Person {
  /** The part of its e-mail address before the @. */
  readonly key: string;
  readonly fullName: string;
  readonly phone: string;
  readonly city: string;
}

const ROWS: readonly (readonly [key: string, fullName: string, phone: string, city: string])[] = [
  ['niloofar.ahmadi', 'نیلوفر احمدی', '09121840317', 'تهران'],
  ['reza.moradi', 'رضا مرادی', '09132209564', 'اصفهان'],
  ['zahra.karimi', 'زهرا کریمی', '09173341208', 'شیراز'],
  ['amir.jafari', 'امیر جعفری', '09153078842', 'مشهد'],
  ['maryam.rostami', 'مریم رستمی', '09126617390', 'کرج'],
  ['hossein.akbari', 'حسین اکبری', '09143325176', 'تبریز'],
  ['elham.sadeghi', 'الهام صادقی', '09111962053', 'رشت'],
  ['mohammad.heydari', 'محمد حیدری', '09123490871', 'تهران'],
  ['fatemeh.mousavi', 'فاطمه موسوی', '09125531946', 'قم'],
  ['ali.ghasemi', 'علی قاسمی', '09181274409', 'همدان'],
  ['sara.nikpour', 'سارا نیک‌پور', '09122278153', 'تهران'],
  ['behnam.rahimi', 'بهنام رحیمی', '09144807215', 'ارومیه'],
  ['leila.bagheri', 'لیلا باقری', '09135569082', 'یزد'],
  ['omid.taheri', 'امید طاهری', '09113650728', 'ساری'],
  ['narges.ebrahimi', 'نرگس ابراهیمی', '09128893041', 'تهران'],
  ['pouya.shahbazi', 'پویا شهبازی', '09183316597', 'کرمانشاه'],
  ['mina.yousefi', 'مینا یوسفی', '09161148230', 'اهواز'],
  ['saeed.mohammadi', 'سعید محمدی', '09124470615', 'تهران'],
  ['shirin.farhadi', 'شیرین فرهادی', '09171082964', 'شیراز'],
  ['kamran.zand', 'کامران زند', '09137724180', 'اصفهان'],
  ['azadeh.mirzaei', 'آزاده میرزایی', '09127359806', 'تهران'],
  ['hadi.norouzi', 'هادی نوروزی', '09155540291', 'مشهد'],
  ['parisa.salehi', 'پریسا صالحی', '09114416873', 'گرگان'],
  ['farhad.kazemi', 'فرهاد کاظمی', '09133985027', 'کرمان'],
  ['samira.hashemi', 'سمیرا هاشمی', '09129936714', 'تهران'],
  ['vahid.soltani', 'وحید سلطانی', '09148201395', 'اردبیل'],
  ['roya.azizi', 'رؤیا عزیزی', '09187753240', 'سنندج'],
  ['mehdi.rezaei', 'مهدی رضایی', '09121196438', 'تهران'],
  ['hanieh.abbasi', 'هانیه عباسی', '09177460852', 'بوشهر'],
  ['siavash.parsa', 'سیاوش پارسا', '09126084179', 'تهران'],
  ['nasrin.ghorbani', 'نسرین قربانی', '09112847560', 'آمل'],
  ['majid.asadi', 'مجید اسدی', '09166392017', 'خرم‌آباد'],
  ['golnaz.tavakoli', 'گلناز توکلی', '09123758204', 'تهران'],
  ['arash.dehghan', 'آرش دهقان', '09131620459', 'کاشان'],
  ['tahereh.nazari', 'طاهره نظری', '09158873146', 'بیرجند'],
  ['ramin.vaziri', 'رامین وزیری', '09145517083', 'زنجان'],
  ['mahsa.kiani', 'مهسا کیانی', '09122943670', 'تهران'],
  ['davood.safari', 'داوود صفری', '09188036214', 'اراک'],
];

export const PEOPLE: readonly Person[] = ROWS.map(([key, fullName, phone, city]) => ({ key, fullName, phone, city }));

/** Registered without opening the link of the mail. */
export const UNVERIFIED: readonly Person[] = [
  { key: 'setareh.amini', fullName: 'ستاره امینی', phone: '09124013387', city: 'تهران' },
  { key: 'yashar.tabrizi', fullName: 'یاشار تبریزی', phone: '09147782590', city: 'تبریز' },
];

export const emailOf = ({ key }: Pick<Person, 'key'>): string => `${key}@example.com`;
