/**
 * One schema for both APIs. Texts of people are trimmed; addresses are checked, since they end in href and content.
 */
import { z } from 'zod';
import { normalizePersian, toLatinDigits } from '#core/text/digits.js';
import { ownPath } from '#core/own-path.js';
import { isSiteLabel } from '#core/sites/site-label.js';
import { EXAMPLES_MAX, PLATFORM_MODES, PROTECTED_NAMES } from '#core/platform.js';
import { PAGING, paging } from '#platform/db/page.js';
import { enumValue, inputType, withType } from '#platform/graphql/input-type.js';
import { period } from '#platform/graphql/list.inputs.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import { messages } from './platform-mode.messages.js';
import { PlatformChangeKindEnum, PlatformModeKindEnum } from './platform-mode.types.js';

const line = (min: number, max: number) =>
  z
    .string()
    .transform((text) => normalizePersian(text).replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(min).max(max));
/** An empty text means null. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  withType(
    z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullable()),
    String,
  );

const webAddress = z.url({ protocol: /^https?$/, error: messages.address }).max(300);
const origin = webAddress.transform((text) => text.replace(/\/+$/, ''));
/** `//host` would be another site. */
const picture = z
  .string()
  .trim()
  .max(300)
  .refine(
    (text) =>
      (ownPath(text) !== null && /^[^\s"<>]*$/.test(text)) || z.url({ protocol: /^https?$/ }).safeParse(text).success,
    {
      error: messages.picture,
    },
  );
const phone = z
  .string()
  .transform((text) => toLatinDigits(text).replace(/[\s()-]/g, ''))
  .pipe(z.string().regex(/^\+?\d{4,15}$/, messages.phone));
const whole = z.coerce.number({ error: messages.count }).int(messages.count).min(0, messages.count).max(1_000_000_000);

export const claimsSchema = z.object({
  fastDelivery: line(1, 60).describe('How soon a site can be online, up to 60 characters.'),
  fullDelivery: line(1, 60).describe('How soon every site is online, up to 60 characters.'),
  siteReady: line(0, 60).describe('When a site is ready, up to 60 characters; empty: no promise.'),
  freeDomain: line(0, 60).describe('The domain name that the price includes, up to 60 characters; empty: no promise.'),
  cdn: line(0, 60).describe('The network through which sites are delivered, up to 60 characters; empty: no promise.'),
  customers: whole.describe('How many customers there are, 0 to 1,000,000,000; 0: no claim.'),
  projects: whole.describe('How many projects there are, 0 to 1,000,000,000; 0: no claim.'),
  uptimePercent: z.coerce
    .number({ error: messages.uptime })
    .min(90, messages.uptime)
    .max(100, messages.uptime)
    .describe('Promised uptime in percent, 90 to 100.'),
  quote: line(0, 300).describe('A quotation of a customer, up to 300 characters; empty: an example.'),
  quoteBy: line(0, 60).describe('Who said it, up to 60 characters; empty: an example is shown.'),
  quoteRole: line(0, 60).describe('The occupation of the quoted customer, up to 60 characters; empty: the name alone.'),
});

const claimsPatch = claimsSchema.partial();

const PlatformClaimsInputType = inputType(
  'PlatformClaimsInput',
  'The promises of the public pages. A field that is left out stays.',
  claimsPatch,
);

const profile = optional(webAddress).describe('Address of the page there; null: none is shown.');

const settingsSchema = z.object({
  name: line(0, 60).pipe(z.string().min(1, messages.name)).describe('The name of the product, up to 60 characters.'),
  slogan: line(1, 120).describe('Up to 120 characters.'),
  description: line(1, 400).describe('A description of the product, up to 400 characters.'),
  url: optional(origin).describe(
    'Address of the platform, http or https; null: the address in the server’s configuration.',
  ),
  logo: optional(picture).describe(
    'Address of a picture, absolute or a path of the platform; null: the built-in mark.',
  ),
  keywords: z
    .array(line(1, 60), { error: messages.keywords })
    .max(30, messages.keywords)
    .describe('For search engines, in place of those before: at most 30, of up to 60 characters each.'),
  email: z.email(messages.email).max(254).describe('Address that visitors write to, up to 254 characters.'),
  phone: phone.describe('Number that visitors call: 4 to 15 digits, with or without +.'),
  instagram: profile,
  linkedin: profile,
  github: profile,
  titleSeparator: line(1, 3).describe('Between the title of a page and the name: 1 to 3 characters.'),
  defaultTitle: line(1, 120).describe('Title of the first page, up to 120 characters.'),
  defaultDescription: optional(line(1, 400)).describe(
    'The description for search engines and shared links, up to 400 characters; null: `description`.',
  ),
  defaultImage: optional(picture).describe(
    'Picture of shared links, 1200 × 630 pixels, absolute or a path; null: the built-in one.',
  ),
  twitter: optional(
    z
      .string()
      .trim()
      .regex(/^@\w{1,15}$/, messages.twitter),
  ).describe('Name on X: @ and up to 15 letters, digits or _; null: none.'),
  claims: withType(claimsPatch, PlatformClaimsInputType).describe('The promises of the public pages.'),
  examples: z
    .array(
      z
        .string()
        .transform((text) => toLatinDigits(text).trim().toLowerCase())
        .refine(isSiteLabel, messages.examples),
      { error: messages.examples },
    )
    .max(EXAMPLES_MAX, messages.examples)
    .transform((labels) => [...new Set(labels)])
    .describe(`Labels of sites for the first page, in place of those before: at most ${EXAMPLES_MAX}.`),
  protectedNames: z
    .array(
      z
        .string()
        .transform((text) => toLatinDigits(text).trim().toLowerCase())
        .pipe(
          z
            .string()
            .min(PROTECTED_NAMES.least, messages.protectedNames)
            .max(PROTECTED_NAMES.most, messages.protectedNames),
        )
        .refine(isSiteLabel, messages.protectedNames),
      { error: messages.protectedNames },
    )
    .max(PROTECTED_NAMES.max, messages.protectedNames)
    .transform((names) => [...new Set(names)])
    .describe(
      `Names that addresses of sites may imitate only after a review, in place of those before: at most ${PROTECTED_NAMES.max}, Latin letters, digits and hyphens.`,
    ),
});

/** A field that is left out stays. */
export const settingsPatchSchema = settingsSchema.partial();
export type SettingsPatch = z.input<typeof settingsPatchSchema>;

export const PlatformSettingsInputType = inputType(
  'PlatformSettingsInput',
  'The fields to change; one that is left out stays.',
  settingsPatchSchema,
);

/** «maintenance» is another word for it (D-07). */
const mode = withType(
  z.preprocess((given) => (given === 'maintenance' ? 'temporarily_unavailable' : given), z.enum(PLATFORM_MODES)),
  PlatformModeKindEnum,
);
const instant = z.coerce.date();
const note = optional(line(1, 500))
  .optional()
  .transform((text) => text ?? null);

/** For the history: up to 500 characters. */
export const reasonSchema = z.object({ reason: note });

export const modeSchema = z.object({
  mode: mode.describe('The mode from now on.'),
  message: note.describe('Shown to visitors.'),
  until: withType(optional(instant), DateTimeScalar)
    .optional()
    .transform((end) => end ?? null)
    .describe('The announced end, in the future; nothing opens by itself then. Null: none is announced.'),
  reason: note.describe('For the history.'),
});
export type ModeInput = z.input<typeof modeSchema>;

export const PlatformModeInputType = inputType(
  'PlatformModeInput',
  'The new mode of the platform, and its notice to visitors.',
  modeSchema,
);

/** PATCH /site-config: the mode, the settings, or both. */
export const patchSchema = modeSchema
  .partial({ mode: true })
  .extend({ settings: settingsPatchSchema.optional() })
  .refine(({ mode: to, settings }) => to !== undefined || settings !== undefined, {
    error: messages.nothing,
    path: ['mode'],
  });
export type ConfigPatch = z.input<typeof patchSchema>;

export const windowSchema = z.object({
  from: instant.describe('When it begins; at once where that is past.'),
  to: instant.describe('When it ends: in the future, at most seven days after `from`.'),
  mode: mode
    .optional()
    .transform((given) => given ?? 'temporarily_unavailable')
    .describe('temporarily_unavailable, the default, or update_mode.'),
  message: note.describe('Shown to visitors meanwhile, up to 500 characters.'),
  reason: note.describe('For the other administrators, up to 500 characters.'),
});
export type WindowInput = z.input<typeof windowSchema>;

export const MaintenanceInputType = inputType(
  'MaintenanceInput',
  'A time for which the platform is closed: it closes and opens by itself. Two of them cannot overlap.',
  windowSchema,
);

export const historySchema = z.object({
  ...paging,
  ...period,
  kind: enumValue(PlatformChangeKindEnum).nullish().describe('Only changes of the mode, or of the settings.'),
});
export type HistoryInput = z.input<typeof historySchema>;

export const PlatformHistoryFilter = inputType(
  'PlatformHistoryFilter',
  'Which changes a list shows; without conditions all of them.',
  historySchema.omit(PAGING),
);

/** Not a uuid schema: an id that cannot be one is simply not found. */
export const idSchema = z.object({ id: z.string().max(100) });
