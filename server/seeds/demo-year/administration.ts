/** The acts of administrators over the year, and the reports and notices that they deal with. */
import { ban, requestAdjustment } from '#features/admin/index.js';
import { createCoupon, setCouponActive } from '#features/coupons/index.js';
import { createInvoice } from '#features/invoices/index.js';
import { markAllNotificationsRead } from '#features/notifications/index.js';
import { planMaintenance, updatePlatformSettings } from '#features/platform-mode/index.js';
import { decideReport, sendReport } from '#features/site-moderation/index.js';
import { adjustWallet } from '#features/wallet/index.js';
import { row } from '#platform/db/rows.js';
import { actorOf, DAY_MS, HOUR_MS, momentOf, type Happening, type Year } from './year.js';

type Act = (year: Year) => Promise<unknown>;
type Step = readonly [daysAgo: number, hour: number, what: string, act: Act];

/** Labels of sites on the first page of the platform. */
const EXAMPLES = ['sofreh-irani', 'cafe-yas', 'termeh-yazd', 'jafari-law', 'zand-memari', 'azadeh-yoga'] as const;

const asAdmin = ({ app }: Year) => app.as(app.admin);
const daysFrom = ({ app }: Year, days: number): Date => new Date(app.clock.now().getTime() + days * DAY_MS);

const COUPONS: readonly Step[] = [
  [
    370,
    7,
    'a coupon of welcome',
    (year) =>
      createCoupon(asAdmin(year), {
        code: 'KHOSHAMAD',
        kind: 'percent',
        value: 10,
        description: 'خوش‌آمد به مشتریان جدید',
        perUserLimit: 1,
      }),
  ],
  [
    368,
    8,
    'a coupon for partners',
    (year) =>
      createCoupon(asAdmin(year), {
        code: 'HAMKAR20',
        kind: 'percent',
        value: 20,
        description: 'همکاران طراح',
        totalLimit: 50,
      }),
  ],
  [
    260,
    8,
    'a coupon of a festival',
    (year) =>
      createCoupon(asAdmin(year), {
        code: 'JASHNVARE',
        kind: 'amount',
        value: 500_000,
        minimumToman: 3_000_000,
        description: 'جشنوارهٔ فصل',
        startsAt: daysFrom(year, 0),
        endsAt: daysFrom(year, 21),
        totalLimit: 100,
      }),
  ],
  [
    190,
    8,
    'a coupon that is turned off',
    async (year) => {
      const { id } = await createCoupon(asAdmin(year), {
        code: 'DOOSTAN15',
        kind: 'percent',
        value: 15,
        description: 'معرفی دوستان',
      });
      await setCouponActive(asAdmin(year), id, false);
    },
  ],
  [
    2,
    12,
    'a coupon of the future',
    (year) =>
      createCoupon(asAdmin(year), {
        code: 'SALGARD',
        kind: 'percent',
        value: 25,
        description: 'سالگرد برپا',
        startsAt: daysFrom(year, 12),
        endsAt: daysFrom(year, 19),
        totalLimit: 200,
      }),
  ],
];

/** Bills that were written by hand; the newest are unpaid. */
const BILLS: readonly (readonly [owner: string | null, daysAgo: number, serviceName: string, toman: number])[] = [
  ['hossein.akbari', 12, 'عکاسی صنعتی از کارگاه', 6_500_000],
  [null, 2, 'ترجمهٔ منوی رستوران به انگلیسی', 1_800_000],
  ['saeed.mohammadi', 0, 'نوشتن متن سه صفحه', 2_400_000],
];

function bills(): Step[] {
  return BILLS.map(([owner, daysAgo, serviceName, toman]): Step => {
    const act: Act = (year) =>
      createInvoice(asAdmin(year), { userId: actorOf(year, owner).id, serviceName, amountRials: toman * 10 });
    return [daysAgo, 9, `"${serviceName}" is billed`, act];
  });
}

const gift =
  (owner: string | null, amountToman: number, reason: string): Act =>
  (year) =>
    adjustWallet(asAdmin(year), { walletId: actorOf(year, owner).id, type: 'credit', amountToman, reason });

const WALLETS: readonly Step[] = [
  [240, 11, 'a wallet is credited', gift('zahra.karimi', 300_000, 'جبران اختلال فرم تماس')],
  [95, 10, 'a wallet is credited', gift('omid.taheri', 450_000, 'هدیهٔ معرفی دو مشتری')],
  [20, 12, 'a wallet is credited', gift(null, 250_000, 'هدیهٔ نظرسنجی')],
  [
    1,
    13,
    'a large change of a wallet is requested',
    (year) =>
      requestAdjustment(asAdmin(year), {
        walletId: actorOf(year, 'sara.nikpour').id,
        type: 'credit',
        amountToman: 60_000_000,
        reason: 'تسویهٔ پورسانت همکاری فصل',
      }),
  ],
];

async function reportedSite({ app }: Year, label: string): Promise<{ readonly id: string; readonly address: string }> {
  const site = await row<{ id: string; label: string }>(
    app.visitor().em,
    'select id, label from sites where label = $1',
    [label],
  );
  if (!site) throw new Error(`there is no site ${label}`);
  return { id: site.id, address: `${site.label}.${app.visitor().config.sitesHost}` };
}

const report =
  (label: string, kind: 'copyright' | 'fraud' | 'other', message: string): Act =>
  async (year) => {
    const { address } = await reportedSite(year, label);
    await sendReport(year.app.visitor(), { address, kind, message, email: null });
  };

async function decideOpen(
  year: Year,
  label: string,
  status: 'upheld' | 'rejected',
  act: 'none' | 'suspend',
  reason: string,
): Promise<void> {
  const found = await row<{ id: string }>(
    year.app.visitor().em,
    `select r.id from site_reports r join sites s on s.id = r.site_id
     where r.status = 'open' and s.label = $1 order by r.created_at, r.id limit 1`,
    [label],
  );
  if (found) await decideReport(asAdmin(year), found.id, { status, act, reason });
}

const REPORTS: readonly Step[] = [
  [
    140,
    16,
    'a site is reported',
    report('barg-o-gol', 'copyright', 'عکس گلدان‌های صفحهٔ اول برای فروشگاه ماست و بدون اجازه استفاده شده.'),
  ],
  [
    139,
    10,
    'a report is rejected',
    (year) => decideOpen(year, 'barg-o-gol', 'rejected', 'none', 'صاحب سایت مجوز استفاده از عکس‌ها را فرستاد.'),
  ],
  [
    18,
    18,
    'a site is reported',
    report('soltani-honey', 'fraud', 'پول گرفتند و بعد از یک ماه هنوز جنس را نفرستاده‌اند.'),
  ],
  [
    17,
    11,
    'a report is upheld',
    (year) => decideOpen(year, 'soltani-honey', 'upheld', 'suspend', 'تا ارائهٔ مدارک ارسال کالا، سایت موقتاً بسته شد.'),
  ],
  [1, 20, 'a site is reported', report('asadi-tools', 'other', 'شمارهٔ تلفنی که در صفحهٔ تماس آمده مال شخص دیگری است.')],
];

const PLATFORM: readonly Step[] = [
  [
    1,
    14,
    'maintenance is planned',
    (year) =>
      planMaintenance(asAdmin(year), {
        from: new Date(year.endMs + 6 * DAY_MS),
        to: new Date(year.endMs + 6 * DAY_MS + 2 * HOUR_MS),
        mode: 'update_mode',
        message: 'برای به‌روزرسانی، سایت دو ساعت در دسترس نیست.',
        reason: 'ارتقای پایگاه داده',
      }),
  ],
  [
    2,
    9,
    'sites are shown on the first page',
    (year) => updatePlatformSettings(asAdmin(year), { examples: [...EXAMPLES] }),
  ],
  [
    58,
    9,
    'a customer is banned',
    (year) =>
      ban(asAdmin(year), { userId: actorOf(year, 'ramin.vaziri').id, reason: 'ارسال تبلیغات انبوه به مشتریان دیگر' }),
  ],
  [4, 8, 'administrators read their notifications', (year) => markAllNotificationsRead(asAdmin(year))],
  [3, 21, 'the customer reads the notifications', (year) => markAllNotificationsRead(year.app.as(year.app.customer))],
];

export function plannedAdministration(endMs: number): Happening[] {
  return [...COUPONS, ...bills(), ...WALLETS, ...REPORTS, ...PLATFORM].map(([daysAgo, hour, what, act]) => ({
    atMs: momentOf(endMs, daysAgo, hour * 60),
    what,
    run: async (year) => void (await act(year)),
  }));
}
