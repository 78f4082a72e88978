/**
 * The settings of a site that are a part of its design: its announcement, icon, seals, redirects, and the words of its
 * 404 page.
 */
import { z } from 'zod';
import { announcementOf } from './announcement.js';
import { isStoredLink, linkSchemaOf, type IsLink } from './design-link.js';
import { isFileReference } from './file-reference.js';
import { notFoundSchema } from './not-found-page.js';
import { DESIGN_SETTINGS } from '../limits/limits.js';
import { ownWords } from './own-words.js';
import { toPersianDigits } from '../text/digits.js';
import {
  REDIRECT_FAULT_TEXTS,
  redirectFaults,
  REDIRECTS,
  readNewPath,
  readOldPath,
  type ReadPath,
} from './redirects.js';
import { readSeal, SEAL_TYPED, type ReadSeal, type Seal } from './seals.js';

/** A typed text as the stored one that `read` makes of it. */
const readBy = (most: number, read: (typed: string) => ReadPath | ReadSeal) =>
  z
    .string()
    .max(most)
    .transform((typed, context) => {
      const found = read(typed);
      if ('value' in found) return found.value;
      context.addIssue({ code: 'custom', message: found.fault });
      return z.NEVER;
    });

const path = (read: (typed: string) => ReadPath) => readBy(4 * REDIRECTS.path, read);

const redirectsSchema = z
  .array(z.object({ from: path(readOldPath), to: path(readNewPath) }))
  .max(REDIRECTS.most, `هر سایت حداکثر ${toPersianDigits(REDIRECTS.most)} آدرس قدیمی دارد.`)
  .superRefine((redirects, issues) => {
    for (const [at, fault] of redirectFaults(redirects))
      issues.addIssue({ code: 'custom', message: REDIRECT_FAULT_TEXTS[fault], path: [at, 'from'] });
  })
  .transform((redirects) => (redirects.length > 0 ? redirects : undefined))
  .optional();

const seal = (name: Seal) => readBy(SEAL_TYPED, (pasted) => readSeal(name, pasted)).optional();

/** Links by their seals; one that is left out is not there. */
export type SiteSeals = Readonly<Partial<Record<Seal, string>>>;

const sealsSchema = z
  .object({ enamad: seal('enamad'), samandehi: seal('samandehi') })
  .transform((seals) => given<SiteSeals>(seals))
  .optional();

const announcementSchemaOf = (isLink: IsLink) =>
  z
    .object({ text: ownWords(DESIGN_SETTINGS.announcement), to: linkSchemaOf(isLink).optional() })
    .transform(announcementOf)
    .optional();

/** A file of an account, or a picture that is in a guest's browser until there is an account. */
const isIcon = (icon: string): boolean => isFileReference(icon) || /^data:image\/(png|jpeg|webp);base64,/.test(icon);

/** Empty where there is none. */
const iconSchemaOf = (isPicture: (icon: string) => boolean) =>
  z
    .string()
    .max(DESIGN_SETTINGS.icon, 'این آیکون خیلی بزرگ است.')
    .refine((icon) => icon === '' || isPicture(icon), 'آیکون سایت باید یکی از تصویرهای خودتان باشد.')
    .optional();

/** The parts that are there; undefined where there is none. */
function given<Parts extends object>(parts: { readonly [Part in keyof Parts]?: Parts[Part] | undefined }) {
  const entries = Object.entries(parts).filter(([, part]) => part !== undefined && part !== '');
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<Parts>) : undefined;
}

/**
 * Undefined where there is none, so that a design without settings is the same as one with empty ones. `isLink`: what
 * may stand where the announcement leads; `isPicture`: what the icon may be.
 */
export const settingsSchemaOf = (isLink: IsLink, isPicture = isIcon) =>
  z
    .object({
      /** The line above the header of every page. */
      announcement: announcementSchemaOf(isLink),
      /** The picture in tabs and on home screens; left out, it is made of the logo or of the name. */
      icon: iconSchemaOf(isPicture),
      /** The words on the page of addresses that do not exist. */
      notFound: notFoundSchema,
      /** Old paths of the site, and where they lead. */
      redirects: redirectsSchema,
      /** The seals of Enamad and Samandehi, at the end of every page. */
      seals: sealsSchema,
    })
    .transform((settings) => given<Required<typeof settings>>(settings))
    .optional();

export const designSettingsSchema = settingsSchemaOf(isStoredLink);

export type DesignSettings = NonNullable<z.output<typeof designSettingsSchema>>;
