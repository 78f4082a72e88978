/** The form's own shape: no nulls and claims laid flat, since inputs hold texts. */
import { z } from 'zod';
import { EXAMPLES_MAX, PROTECTED_NAMES } from '#core/platform.js';
import { toLatinDigits } from '#core/text/digits.js';
import type { PlatformSettingsInput, PlatformSettingsPartsFragment } from '#client/gql/graphql.js';
import { platformMessages } from '#client/lib/messages/platform-mode.messages.js';

const text = platformMessages.settings.invalid;
const required = (max: number) => z.string().trim().min(1, text.required).max(max);
const address = z
  .string()
  .trim()
  .refine((value) => value === '' || /^https?:\/\/\S+\.\S+$|^https?:\/\/localhost(:\d+)?$/.test(value), text.address);
const picture = z
  .string()
  .trim()
  .refine((value) => value === '' || /^(https?:\/\/|\/(?!\/))\S+$/.test(value), text.address);
const number = z
  .string()
  .transform((value) => Number(toLatinDigits(value).replace(/[^\d.]/g, '')))
  .pipe(z.number());

export const settingsForm = z.object({
  name: required(60),
  slogan: required(120),
  description: required(400),
  url: address,
  logo: picture,
  keywords: z.array(z.string()).max(30),
  email: z.email(text.email),
  phone: required(20),
  instagram: address,
  linkedin: address,
  github: address,
  titleSeparator: required(3),
  defaultTitle: required(120),
  defaultDescription: z.string().max(400),
  defaultImage: picture,
  twitter: z.string().trim(),
  fastDelivery: required(60),
  fullDelivery: required(60),
  siteReady: z.string().trim().max(60),
  freeDomain: z.string().trim().max(60),
  cdn: z.string().trim().max(60),
  customers: number,
  projects: number,
  uptimePercent: number.pipe(z.number().min(90).max(100)),
  quote: z.string().trim().max(300),
  quoteBy: z.string().trim().max(60),
  quoteRole: z.string().trim().max(60),
  examples: z.array(z.string()).max(EXAMPLES_MAX),
  protectedNames: z.array(z.string()).max(PROTECTED_NAMES.max),
});

export interface SettingsValues extends Record<string, unknown> {
  name: string;
  slogan: string;
  description: string;
  url: string;
  logo: string;
  keywords: string[];
  email: string;
  phone: string;
  instagram: string;
  linkedin: string;
  github: string;
  titleSeparator: string;
  defaultTitle: string;
  defaultDescription: string;
  defaultImage: string;
  twitter: string;
  fastDelivery: string;
  fullDelivery: string;
  siteReady: string;
  freeDomain: string;
  cdn: string;
  customers: string;
  projects: string;
  uptimePercent: string;
  quote: string;
  quoteBy: string;
  quoteRole: string;
  examples: string[];
  protectedNames: string[];
}

/** A count of 0 is no claim, and an empty field is 0. */
const countText = (count: number): string => (count === 0 ? '' : String(count));

export function toValues({ claims, ...settings }: PlatformSettingsPartsFragment): SettingsValues {
  const { name, slogan, description, keywords, email, phone, titleSeparator, defaultTitle } = settings;
  return {
    name,
    slogan,
    description,
    email,
    phone,
    titleSeparator,
    defaultTitle,
    keywords: [...keywords],
    url: settings.url ?? '',
    logo: settings.logo ?? '',
    instagram: settings.instagram ?? '',
    linkedin: settings.linkedin ?? '',
    github: settings.github ?? '',
    defaultDescription: settings.defaultDescription ?? '',
    defaultImage: settings.defaultImage ?? '',
    twitter: settings.twitter ?? '',
    fastDelivery: claims.fastDelivery,
    fullDelivery: claims.fullDelivery,
    siteReady: claims.siteReady,
    freeDomain: claims.freeDomain,
    cdn: claims.cdn,
    customers: countText(claims.customers),
    projects: countText(claims.projects),
    uptimePercent: String(claims.uptimePercent),
    quote: claims.quote,
    quoteBy: claims.quoteBy,
    quoteRole: claims.quoteRole,
    examples: [...settings.examples],
    protectedNames: [...(settings.protectedNames ?? [])],
  };
}

/** The server turns what is empty into nothing. */
export function toInput(values: SettingsValues): PlatformSettingsInput {
  const { fastDelivery, fullDelivery, siteReady, freeDomain, cdn, customers, projects, uptimePercent, ...others } =
    settingsForm.parse(values);
  const { quote, quoteBy, quoteRole, ...rest } = others;
  const times = { fastDelivery, fullDelivery, siteReady };
  const claims = { ...times, freeDomain, cdn, customers, projects, uptimePercent, quote, quoteBy, quoteRole };
  return { ...rest, claims };
}
