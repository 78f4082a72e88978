/**
 * The design a customer makes in the wizard (specification 1 §3): its schema, its defaults, and the way from
 * it to a quote. Used by the wizard, by both APIs of the server, and by the site renderer.
 */
import { z } from 'zod';
import { isSectionType, parseLayoutId, type SectionType } from '../catalogue.js';
import { normalizeCouponCode, type CouponTerms } from '../pricing/coupons.js';
import { designFactsSchema } from './design-facts.js';
import { designHeadSchema } from './design-head.js';
import { designMenuSchema } from './design-menu.js';
import { shareLinksSchema } from './design-share.js';
import { designSettingsSchema } from './design-settings.js';
import { sectionFormsSchema } from './section-forms.js';
import { canvasHeight, countSections } from './design-measures.js';
import { toPersianDigits } from '../text/digits.js';
import { DEFAULT_EXTENSION, isDomainLabel, isExtension } from '../sites/domain-name.js';
import { DEVICES } from '../sections/devices.js';
import { FOCAL_POINT } from '../sections/focal-point.js';
import { isVideo } from '../sections/video.js';
import { isFitPicture } from './stock-reference.js';
import { pictureCrop } from '../sections/picture-crop.js';
import { isAnchor } from '../sections/section-anchor.js';
import { mostItems } from '../sections/section-lists.js';
import { textLength } from '../sections/text-slots.js';
import { BRAND, CANVAS, DESIGN, FONTS, LISTS, PAGE_NAME, PICTURES, SEO, SLOT_NAME, WIZARD } from '../limits/limits.js';
import { lookSchema } from './look-schema.js';
import { SERVICE_KEYS, type ServiceKey } from '../pricing/price-list.js';
import type { Billing, QuoteInput } from '../pricing/pricing.js';
import { SECTION_STYLE } from '../sections/section-style.js';
import { SHARED_PLACES, type SharedPlace } from './shared-sections.js';

const id = z.string().min(1).max(80);
const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'رنگ باید مثل ‎#8B5CF6‎ باشد.');

export const canvasSchema = z.object({
  width: z.number().int().min(CANVAS.width.min).max(CANVAS.width.max),
  height: z
    .number()
    .int()
    .min(CANVAS.height.min)
    .max(CANVAS.height.max * 4),
});

const tooManyItems = (most: number) => `این فهرست حداکثر ${toPersianDigits(most)} مورد دارد.`;

/** The items of one list, as many as the longest list takes; `refuseLongLists` judges each by its name. */
const itemNumbersSchema = z
  .array(z.number().int().min(1).max(LISTS.maxNumber))
  .min(1, 'هر فهرست حداقل یک مورد دارد.')
  .max(LISTS.tableRows, tooManyItems(LISTS.tableRows))
  .refine((numbers) => new Set(numbers).size === numbers.length, 'یک مورد دو بار در فهرست آمده است.');

const sectionStyleSchema = z.object({
  tone: z.enum(SECTION_STYLE.tone).optional(),
  divider: z.enum(SECTION_STYLE.divider).optional(),
  pattern: z.enum(SECTION_STYLE.pattern).optional(),
});

const cropSchema = z.string().refine((crop) => pictureCrop(crop) !== null, 'برش تصویر معتبر نیست.');

const videoSchema = z.string().refine(isVideo, 'آدرس ویدیو معتبر نیست: ویدیوی آپارات، یوتیوب یا ویمیو بگذارید.');

const slotName = z.string().max(SLOT_NAME);

const STOCK_UNFIT = 'نام تصویر آماده معتبر نیست.';
const imageSchema = z.string().max(2_000_000).refine(isFitPicture, STOCK_UNFIT);

const textsSchema = z.record(slotName, z.string()).superRefine((texts, issues) => {
  for (const [slot, text] of Object.entries(texts)) {
    const most = textLength(slot);
    const message = `این متن حداکثر ${toPersianDigits(most)} کاراکتر باشد.`;
    if (text.length > most) issues.addIssue({ code: 'custom', message, path: [slot] });
  }
});

/** Some programs write an empty record as an empty list. */
const emptyListAsRecord = (given: unknown): unknown => (Array.isArray(given) && given.length === 0 ? {} : given);

/** Texts, pictures and links a customer has put into one section, by the slot names of its layout. */
export const customDataSchema = z.object({
  texts: textsSchema.optional(),
  /** Pictures: `file:<id>`, `stock:<name>`, or a `data:` address while in the browser. */
  images: z.preprocess(emptyListAsRecord, z.record(slotName, imageSchema)).optional(),
  /** Where calls lead instead of where the site would send them; link-target.ts reads them. */
  links: z.record(slotName, z.string().max(500)).optional(),
  /** The items of its lists by their numbers, in the order in which they are drawn; a list left out has its samples. */
  lists: z
    .record(z.string().regex(/^[a-z0-9_.]{1,60}$/, 'نام فهرست معتبر نیست.'), itemNumbersSchema)
    .refine((lists) => Object.keys(lists).length <= LISTS.perSection, 'تعداد فهرست‌های این بخش بیش از حد است.')
    .optional(),
  /** Alternative texts of the pictures by their slots; left out, a text of the section. */
  pictureTexts: z.record(slotName, z.string().max(PICTURES.altText)).optional(),
  /**
   * The point that stays in sight where a picture is cut, `<left> <top>` in percent of its crop; left out, its middle.
   */
  focalPoints: z.record(slotName, z.string().regex(FOCAL_POINT)).optional(),
  /** The part of a picture that is shown, as picture-crop.ts reads it; left out, all of it. */
  crops: z.record(slotName, cropSchema).optional(),
  /** Videos that play in the place of pictures, `<service>:<id>` as video.ts reads them. */
  videos: z.record(slotName, videoSchema).optional(),
  /** The `texts` that are still samples, word for word, and that the owner has confirmed as true (decision 118). */
  confirmed: textsSchema.optional(),
  /** How it is painted; left out, as its layout has it. */
  style: sectionStyleSchema.optional(),
  /** The owner's own fields of its forms. */
  forms: sectionFormsSchema.optional(),
});

/** A section that is a form has one; the forms of a full page are parts of it. */
function hasForm(sectionType: SectionType, part: string): boolean {
  return part === '' ? sectionType === 'forms' : sectionType === 'full_page';
}

interface Listed {
  readonly sectionType: SectionType;
  readonly layoutId: string;
  readonly customData: { readonly lists?: Readonly<Record<string, readonly number[]>> | undefined };
}

/** A section has the lists of its own type and of the type of its layout, each with a bound of its own. */
function refuseLongLists({ sectionType, layoutId, customData }: Listed, issues: z.RefinementCtx): void {
  const drawn = parseLayoutId(layoutId)?.type ?? sectionType;
  for (const [key, { length }] of Object.entries(customData.lists ?? {})) {
    const most = Math.max(mostItems(sectionType, key), mostItems(drawn, key));
    if (length <= most) continue;
    issues.addIssue({ code: 'custom', message: tooManyItems(most), path: ['customData', 'lists', key] });
  }
}

/** A stored section, whatever design it is in. */
export const sectionSchema = z
  .object({
    id,
    sectionType: z.custom<SectionType>((value) => typeof value === 'string' && isSectionType(value)),
    layoutId: z.string().refine((value) => parseLayoutId(value) !== null, 'این چیدمان در فهرست نیست.'),
    order: z.number().int().min(0),
    /** A full page of a ready template has the parts of the template; left out or unknown, those of its layout. */
    template: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,59}$/, 'نام قالب معتبر نیست.')
      .optional(),
    /** The device that it is hidden on; left out, it is shown on all of them. It counts all the same. */
    hiddenOn: z.enum(DEVICES).optional(),
    /** The owner's own word for it in the address of its page, as section-anchor.ts reads it. */
    anchor: z
      .string()
      .refine(isAnchor, 'واژهٔ لینک فقط حرف، رقم و «_» دارد و نام بخش‌های خود سایت نیست؛ واژهٔ دیگری بنویسید.')
      .optional(),
    customData: customDataSchema.default({}),
  })
  .refine(({ sectionType, customData }) => sectionType !== 'full_page' || customData.style === undefined, {
    message: 'ظاهر یک صفحهٔ کامل را نمی‌توان یک‌جا تغییر داد.',
    path: ['customData', 'style'],
  })
  .refine(({ sectionType, customData }) => (customData.forms ?? []).every(({ part }) => hasForm(sectionType, part)), {
    message: 'این بخش چنین فرمی ندارد.',
    path: ['customData', 'forms'],
  })
  .superRefine(refuseLongLists);

const atMost = (what: string, characters: number) =>
  z
    .string()
    .trim()
    .max(characters, `${what} حداکثر ${toPersianDigits(characters)} کاراکتر باشد.`)
    .optional();

/**
 * The title, description and picture of a page for search engines and shared links; parts that are left out come from
 * its name and its words.
 */
export const pageSeoSchema = z.object({
  title: atMost('عنوان', SEO.title),
  description: atMost('توضیح', SEO.description),
  /** The page's name in its address, as typed; Persian is welcome. The first page has none. See page-address.ts. */
  slug: atMost('آدرس صفحه', SEO.slug),
  /** The picture of shared links, `file:<id>` or `stock:<name>`. */
  image: z.string().max(200).refine(isFitPicture, STOCK_UNFIT).optional(),
});

function hasOwnAnchors(sections: readonly { readonly anchor?: string | undefined }[]): boolean {
  const anchors = sections.flatMap(({ anchor }) => anchor ?? []);
  return new Set(anchors).size === anchors.length;
}

export const pageSchema = z.object({
  id,
  name: z.string().trim().min(1).max(PAGE_NAME),
  seo: pageSeoSchema.optional(),
  sections: z
    .array(sectionSchema)
    .max(DESIGN.maxSectionsPerPage)
    .refine(hasOwnAnchors, 'دو بخش این صفحه یک واژهٔ لینک دارند؛ یکی را عوض کنید.'),
  canvasDimensions: canvasSchema.default({ width: CANVAS.width.default, height: CANVAS.height.default }),
});

const sharedSection = (place: SharedPlace, message: string) =>
  sectionSchema.refine(({ sectionType }) => sectionType === SHARED_PLACES[place], { message, path: ['sectionType'] });

/** Shown on every page that has none of its own, and counted once; none is the same as left out. */
export const sharedSchema = z
  .object({
    header: sharedSection('header', 'سربرگ مشترک باید از نوع سربرگ باشد.').optional(),
    footer: sharedSection('footer', 'پابرگ مشترک باید از نوع پابرگ باشد.').optional(),
  })
  .transform((shared) => (shared.header || shared.footer ? shared : undefined))
  .optional();

export const designSchema = z.object({
  pages: z.array(pageSchema).min(1).max(DESIGN.maxPages),
  shared: sharedSchema,
  currentPageId: id.default('main'),
  facts: designFactsSchema,
  /** The customer's additions to the head of the pages. */
  head: designHeadSchema,
  /** Share links at the end of every page. */
  share: shareLinksSchema,
  /** The site's own menu; left out, it follows from the pages and sections. */
  menu: designMenuSchema,
  /** The announcement, the words of the 404 page, redirects and seals. */
  settings: designSettingsSchema,
});

export const brandingSchema = z.object({
  primaryColor: hexColor.default(BRAND.defaultColor),
  /** Null or left out: none beside the primary one. */
  secondColor: hexColor.nullish(),
  fontFamily: z.enum(FONTS).default(BRAND.defaultFont),
  /** Null or left out: that of the texts. */
  headingFont: z.enum(FONTS).nullish(),
  customColors: z.array(hexColor).max(BRAND.maxCustomColors).default([]),
  /** Null or left out: the defaults. */
  look: lookSchema.nullish(),
  /** A `data:` address while in the browser, `file:<id>` once the server keeps it. */
  logo: z.string().max(1_500_000).nullable().default(null),
});

const extension = z.string().refine(isExtension, 'پسوند دامنه معتبر نیست.');
const label = z.string().refine(isDomainLabel, 'نام دامنه باید از حروف انگلیسی، رقم و خط تیره و حداقل ۲ کاراکتر باشد.');

export const extraDomainSchema = z.object({
  domain: label,
  extension,
  price: z.number().int().min(0).default(0),
  available: z.boolean().default(true),
});

const serviceFlags = z.object(
  Object.fromEntries(SERVICE_KEYS.map((key) => [key, z.boolean().default(false)])) as Record<
    ServiceKey,
    z.ZodDefault<z.ZodBoolean>
  >,
);

/** Names of services as a list, or as flags. */
export const serviceNames = z.preprocess(
  (given) =>
    isFlags(given)
      ? Object.entries(given)
          .filter(([, isOn]) => isOn === true)
          .map(([name]) => name)
      : given,
  z.array(z.string().max(60)).max(30),
);

function isFlags(given: unknown): given is Readonly<Record<string, boolean>> {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return false;
  return Object.values(given).every((value) => typeof value === 'boolean');
}

/** D-02: `commercial` is taken for `business`. */
export const siteTypeSchema = z.preprocess(
  (value) => (value === 'commercial' ? 'business' : value),
  z.enum(['personal', 'business']),
);
export type SiteType = z.output<typeof siteTypeSchema>;

/** The typed code; empty is none. */
export const couponCodeSchema = z
  .string()
  .max(60)
  .nullable()
  .transform((typed) => (typed === null ? null : normalizeCouponCode(typed) || null));

/** Names to files; a list, as some clients send it, is kept under its numbers. */
const uploadedImagesSchema = z.preprocess(
  (given) => (Array.isArray(given) ? Object.fromEntries(given.slice(0, DESIGN.maxImages + 1).entries()) : given),
  z
    .record(z.string().max(60), z.string().max(200))
    .refine((images) => Object.keys(images).length <= DESIGN.maxImages)
    .default({}),
);

export const wizardDataSchema = z.object({
  siteType: siteTypeSchema.default('personal'),
  pageMode: z.string().max(40).optional(),
  modules: z.array(z.string().max(80)).max(50).default([]),
  websiteFramework: z.object({
    method: z.enum(['template', 'dynamic']).optional(),
    templateId: z.string().max(60).optional(),
    dynamicDesign: designSchema,
    selectedLayouts: z.record(z.string().max(40), z.string().max(60)).default({}),
    uploadedImages: uploadedImagesSchema,
    pageStructure: z.enum(['single', 'multi']).optional(),
    customPages: z.array(z.string().max(80)).max(DESIGN.maxPages).default([]),
    canvasDimensions: canvasSchema.optional(),
  }),
  branding: brandingSchema.prefault({}),
  userInfo: z.object({
    /** Empty where no name was given yet, as some documented calls allow; the wizard requires one. */
    domain: z.literal('').or(label).default(''),
    domainExtension: extension.default(DEFAULT_EXTENSION),
    /** The main name belongs to the customer already: it is neither sold nor registered, only connected. */
    ownsDomain: z.boolean().nullish(),
    domainPrice: z.number().int().min(0).default(0),
    additionalDomains: z.array(extraDomainSchema).max(20).default([]),
  }),
  additionalServices: serviceFlags.prefault({}),
  additionalServicesList: z.array(z.string().max(60)).max(30).default([]),
  pricing: z
    .object({
      /** Counts like the two lists above. */
      additionalServices: serviceNames.optional(),
      customizationLevel: z.array(z.number()).max(5).default([3]),
      rushDelivery: z.boolean().default(false),
      billing: z.enum(['monthly', 'annual']).default('monthly'),
      totalPrice: z.number().optional(),
      couponCode: couponCodeSchema.optional(),
    })
    .prefault({}),
  /** The order that it belongs to, written by the server. */
  orderId: z.string().max(100).nullish(),
  sessionId: z.string().max(100).optional(),
});

export type CanvasDimensions = z.output<typeof canvasSchema>;
export type CustomData = z.output<typeof customDataSchema>;
export type DesignSection = z.output<typeof sectionSchema>;
export type PageSeo = z.output<typeof pageSeoSchema>;
export type DesignPage = z.output<typeof pageSchema>;
export type Design = z.output<typeof designSchema>;
export type Branding = z.output<typeof brandingSchema>;
export type ExtraDomain = z.output<typeof extraDomainSchema>;
/** A complete wizard, ready to be ordered. */
export type WizardData = z.output<typeof wizardDataSchema>;

export { canvasHeight, countSections };

/** The services that are on: flags, both lists, and the rush flag of the pricing step all count. */
export function chosenServices(
  data: Pick<WizardData, 'additionalServices' | 'additionalServicesList' | 'pricing'>,
): ServiceKey[] {
  return SERVICE_KEYS.filter(
    (key) =>
      data.additionalServices[key] ||
      data.additionalServicesList.includes(key) ||
      data.pricing.additionalServices?.includes(key) === true ||
      (key === 'rushDelivery' && data.pricing.rushDelivery),
  );
}

/** The counts of a design that are priced. Without any section, four a page are assumed (specification 1 §9). */
export function designCounts({
  websiteFramework: { dynamicDesign },
  branding,
}: Pick<WizardData, 'websiteFramework' | 'branding'>): Pick<QuoteInput, 'pages' | 'sections' | 'hasLogo'> {
  const pages = Math.max(1, dynamicDesign.pages.length);
  const sections = countSections(dynamicDesign) || pages * WIZARD.defaultSectionsPerPage;
  return { pages, sections, hasLogo: branding.logo !== null };
}

/**
 * The part of a wizard that its price depends on. The record holds the code of a coupon only: its terms come from
 * whoever knows them.
 */
export function quoteInputOf(data: WizardData, coupon: CouponTerms | null = null): QuoteInput {
  return {
    ...designCounts(data),
    primaryExtension: data.userInfo.ownsDomain ? null : data.userInfo.domainExtension,
    extraExtensions: data.userInfo.additionalDomains.map((each) => each.extension),
    services: chosenServices(data),
    billing: data.pricing.billing satisfies Billing,
    coupon,
  };
}
