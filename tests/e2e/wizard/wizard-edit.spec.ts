/** An order that exists, back in the wizard: at each of the places where its answers can stop (S-087). */
import type { APIRequestContext, Page } from '@playwright/test';
import { formatNumber } from '#core/dates/calendar.js';
import { payableOf, TINY_PNG } from '#tests/helpers/wizards.js';
import { newAccount } from '../accounts.js';
import { expect, test } from '../fixtures.js';
import { enterAs, payAtGateway } from '../people.js';
import { openStep, orderTitle, pickSiteType, pickTemplate, typeDomain } from '../wizard-steps.js';

test.setTimeout(300_000);

const TEXTS = { title: 'نان‌های امروز' };
const section = (id: string, sectionType: string, layout: number, texts: object = {}) => ({
  id,
  sectionType,
  layoutId: `${sectionType}-${layout}`,
  order: 0,
  customData: { texts },
});

/** Every answer is another one than the wizard begins with, so that none can come back by chance. */
const WIZARD = {
  siteType: 'business',
  websiteFramework: {
    method: 'dynamic',
    dynamicDesign: {
      pages: [
        { id: 'main', name: 'نانوایی', sections: [section('a', 'hero', 3, TEXTS)] },
        { id: 'second', name: 'شعبه‌ها', sections: [section('b', 'about', 2)] },
      ],
      currentPageId: 'main',
    },
  },
  branding: { primaryColor: '#059669', fontFamily: 'nazanin', customColors: ['#123456'], logo: TINY_PNG },
  userInfo: {
    domain: 'nan-e-garm',
    domainExtension: '.com',
    additionalDomains: [{ domain: 'nan-e-garm', extension: '.net' }],
  },
  additionalServices: { backupService: true },
  pricing: { billing: 'annual' },
};

type Json = Record<string, unknown>;
interface Stored extends Json {
  readonly title: string;
  readonly wizard_data: Readonly<Record<string, Json>> & {
    readonly website_framework: { readonly method: string; readonly dynamic_design: unknown };
  };
}

interface ResumePoint {
  readonly step: number;
  /** Takes from the answers what an order without them does not have. */
  readonly take: (order: { priceToman: number; wizardData: Record<string, Json | null> }) => void;
  /** Checks what is shown there, and gives the missing answer. */
  readonly answer: (page: Page) => Promise<void>;
  /** The part of the order that the answer changes. */
  readonly changed?: string;
}

/** The API says null for what was left out. */
function without(answers: Json | null | undefined, name: string): void {
  if (answers) answers[name] = null;
}

const POINTS: readonly ResumePoint[] = [
  {
    step: 1,
    take: ({ wizardData }) => void (wizardData['siteType'] = null),
    answer: async (page) => {
      await expect(page.getByRole('button', { name: /^کسب‌وکار/ })).toHaveAttribute('aria-pressed', 'false');
      await pickSiteType(page, 'کسب‌وکار');
    },
  },
  {
    step: 2,
    take: ({ wizardData }) => void (wizardData['websiteFramework'] = null),
    answer: pickTemplate,
    changed: 'website_framework',
  },
  {
    step: 3,
    take: ({ wizardData }) => without(wizardData['branding'], 'primaryColor'),
    answer: async (page) => {
      await expect(page.getByRole('img', { name: 'لوگوی شما' }).first()).toHaveJSProperty('naturalWidth', 1);
      await page.getByRole('button', { name: 'رنگ زمردی' }).click();
    },
  },
  {
    step: 4,
    take: ({ wizardData }) => without(wizardData['userInfo'], 'domain'),
    answer: async (page) => {
      await expect(page.getByLabel('نام دامنه', { exact: true })).toHaveValue('');
      await typeDomain(page, 'nan-e-garm', /آزاد است/);
    },
  },
  {
    step: 5,
    take: (order) => void (order.priceToman = 0),
    answer: (page) => expect(page.getByLabel(/پشتیبان‌گیری/).first()).toBeChecked(),
  },
  {
    step: 6,
    take: () => undefined,
    answer: (page) => expect(page.getByLabel('یادداشت برای تیم ما')).toHaveValue('زود'),
  },
];

/** The answers that an edit must not lose: all that were given, and nothing that only follows from them. */
function answersOf({ description, comments, wizard_data: data }: Stored): Json {
  const { site_type, website_framework: framework, branding, user_info, additional_services, pricing } = data;
  return {
    description,
    comments,
    site_type,
    website_framework: { method: framework.method, dynamic_design: framework.dynamic_design },
    branding,
    user_info: { ...user_info, domain_price: null },
    additional_services,
    billing: pricing?.['billing'],
  };
}

/** The server takes no order without these answers; one that it has kept since before may be without. */
async function answerWithout(page: Page, take: ResumePoint['take']): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName !== 'OrderToEdit') return route.fallback();
    const response = await route.fetch();
    const json = (await response.json()) as { data: { order: Parameters<ResumePoint['take']>[0] } };
    take(json.data.order);
    return route.fulfill({ response, json });
  });
}

test('S-087 S-012 an edit resumes where its answers stop, and saves what was changed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await enterAs(page, await newAccount(page.request), '/dashboard');
  const headers = { authorization: `Bearer ${token}` };
  const read = async (id: string) =>
    (await (await page.request.get(`/api/orders/${id}`, { headers })).json()) as Stored;

  for (const { step, take, answer, changed } of POINTS) {
    await test.step(`it resumes at step ${step}`, async () => {
      const id = await placeOrder(page.request, headers, `نانوایی ${step}`);
      const before = await read(id);
      await answerWithout(page, take);
      await page.goto(`/wizard?mode=edit&orderId=${id}`);
      await expect(page).toHaveURL(new RegExp(`step=${step}`));
      await expect(page.getByText(`سفارش «نانوایی ${step}» را تغییر می‌دهید`)).toBeVisible();
      await answer(page);
      await openStep(page, 'تأیید');
      await (await orderTitle(page)).fill(`نانوایی ${step}، ویراسته`);
      await page.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click();
      await expect(page.getByText('تغییرات سفارش ذخیره شد.')).toBeVisible();
      const after = await read(id);
      expect(after.title).toBe(`نانوایی ${step}، ویراسته`);
      const [was, is] = [answersOf(before), answersOf(after)];
      expect(is).toEqual({ ...was, ...(changed && { [changed]: is[changed] }) });
      if (changed) expect(is[changed]).not.toEqual(was[changed]);
      await page.unroute('**/graphql');
    });
  }

  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('article', { name: 'نانوایی 6، ویراسته' })).toBeVisible();
});

test('S-097 an edited order is saved and paid at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await enterAs(page, await newAccount(page.request), '/dashboard');
  const headers = { authorization: `Bearer ${token}` };
  const id = await placeOrder(page.request, headers, 'نانوایی');
  await page.goto(`/wizard?mode=edit&orderId=${id}`);
  await (await orderTitle(page)).fill('نانوایی جدید');
  await page.getByRole('button', { name: 'تکمیل و پرداخت' }).click();
  await payAtGateway(page, formatNumber(payableOf(WIZARD) * 10));
  const read = async () => {
    const answer = await page.request.get(`/api/orders/${id}`, { headers });
    const { title, payment_status } = (await answer.json()) as Json;
    return [title, payment_status];
  };
  await expect.poll(read).toEqual(['نانوایی جدید', 'paid']);
});

/** A draft order as a program places it; answers its id. */
async function placeOrder(request: APIRequestContext, headers: Record<string, string>, title: string): Promise<string> {
  const order = { title, description: 'نان جدید', comments: 'زود', price: payableOf(WIZARD), wizard_data: WIZARD };
  const answer = await request.post('/api/orders', { headers, data: { submit_mode: 'draft', ...order } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { order_id: string }).order_id;
}
