/**
 * One schema for both APIs. Texts of people are trimmed; addresses are checked, since they end in href and content.
 */
import { z } from 'zod';
import { normalizePersian, toLatinDigits } from '#core/text/digits.js';
import { ownPath } from '#core/own-path.js';
import { isSiteLabel } from '#core/sites/site-label.js';
import { EXAMPLES_MAX, PLATFORM_MODES, PROTECTED_NAMES } from '#core/platform.js';
import { PLATFORM_CHANGE_KINDS } from './platform-change.entity.js';
import { messages } from './platform-mode.messages.js';

const line = (min: number, max: number) =>
  z
    .string()
    .transform((text) => normalizePersian(text).replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(min).max(max));
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullable());

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
  fastDelivery: line(1, 60),
  fullDelivery: line(1, 60),
  siteReady: line(0, 60),
  freeDomain: line(0, 60),
  cdn: line(0, 60),
  customers: whole,
  projects: whole,
  uptimePercent: z.coerce.number({ error: messages.uptime }).min(90, messages.uptime).max(100, messages.uptime),
  quote: line(0, 300),
  quoteBy: line(0, 60),
  quoteRole: line(0, 60),
});

const settingsSchema = z.object({
  name: line(0, 60).pipe(z.string().min(1, messages.name)),
  slogan: line(1, 120),
  description: line(1, 400),
  url: optional(origin),
  logo: optional(picture),
  keywords: z.array(line(1, 60), { error: messages.keywords }).max(30, messages.keywords),
  email: z.email(messages.email).max(254),
  phone,
  instagram: optional(webAddress),
  linkedin: optional(webAddress),
  github: optional(webAddress),
  titleSeparator: line(1, 3),
  defaultTitle: line(1, 120),
  defaultDescription: optional(line(1, 400)),
  defaultImage: optional(picture),
  twitter: optional(
    z
      .string()
      .trim()
      .regex(/^@\w{1,15}$/, messages.twitter),
  ),
  claims: claimsSchema,
  examples: z
    .array(
      z
        .string()
        .transform((text) => toLatinDigits(text).trim().toLowerCase())
        .refine(isSiteLabel, messages.examples),
      { error: messages.examples },
    )
    .max(EXAMPLES_MAX, messages.examples)
    .transform((labels) => [...new Set(labels)]),
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
    .transform((names) => [...new Set(names)]),
});

/** What is not named stays as it is. */
export const settingsPatchSchema = settingsSchema.partial().extend({ claims: claimsSchema.partial().optional() });
export type SettingsPatch = z.input<typeof settingsPatchSchema>;

/** «maintenance» is another word for it (D-07). */
const mode = z.preprocess(
  (given) => (given === 'maintenance' ? 'temporarily_unavailable' : given),
  z.enum(PLATFORM_MODES),
);
const instant = z.coerce.date();
const note = optional(line(1, 500)).default(null);

/** For the history: up to 500 characters. */
export const reasonSchema = z.object({ reason: note });

export const modeSchema = z.object({ mode, message: note, until: optional(instant).default(null), reason: note });
export type ModeInput = z.input<typeof modeSchema>;

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
  from: instant,
  to: instant,
  mode: mode.default('temporarily_unavailable'),
  message: note,
  reason: note,
});
export type WindowInput = z.input<typeof windowSchema>;

export const historySchema = z.object({
  page: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).optional(),
  from: instant.optional(),
  to: instant.optional(),
  kind: z.enum(PLATFORM_CHANGE_KINDS).optional(),
});
export type HistoryInput = z.input<typeof historySchema>;

/** Not a uuid schema: an id that cannot be one is simply not found. */
export const idSchema = z.object({ id: z.string().max(100) });
