/** The fields of their profile that a person may change: one schema for both APIs. */
import { z } from 'zod';
import { TEXT } from '#core/limits/limits.js';
import { ownPath } from '#core/own-path.js';
import { cleanLine, cleanText } from '#core/text/plain-text.js';
import { inputType } from '#platform/graphql/input-type.js';
import { nameSchema } from '../users/account-fields.js';
import { faults } from '../users/identity.messages.js';
import { formalIdentitySchema } from './formal-identity.js';
import { normalizePhone } from './phone.js';

/** Empty clears the field, absent leaves it. */
function optionalText(max: number) {
  return z
    .string()
    .max(max, faults.tooLong)
    .transform((text) => cleanText(text) || null)
    .nullish();
}

export const updateProfileSchema = z.object({
  fullName: nameSchema.describe(`Always needed, up to ${TEXT.name} characters; first and last name are made from it.`),
  firstName: optionalText(TEXT.name),
  lastName: optionalText(TEXT.name),
  phone: z
    .string()
    .max(40, faults.phone)
    .transform((typed, check) => {
      const phone = normalizePhone(typed);
      if (phone === undefined) check.addIssue({ code: 'custom', message: faults.phone });
      return phone ?? null;
    })
    .nullish()
    .describe('An Iranian mobile or landline number, or a foreign one that begins with +.'),
  address: optionalText(TEXT.description).describe(`Postal address, up to ${TEXT.description} characters.`),
  company: z
    .string()
    .max(TEXT.title, faults.tooLong)
    .transform((text) => cleanLine(text) || null)
    .nullish()
    .describe(`Name of the company, up to ${TEXT.title} characters.`),
  ...formalIdentitySchema,
  bio: optionalText(TEXT.description).describe(
    `The person's description of themselves, up to ${TEXT.description} characters.`,
  ),
  /** Only our own files: a foreign address would reveal to its owner who views the profile. */
  avatarUrl: z
    .string()
    .refine((address) => ownPath(address)?.startsWith('/api/files/') ?? false, faults.avatarUrl)
    .nullish(),
});

export type UpdateProfileData = z.input<typeof updateProfileSchema>;

export const UpdateProfileInput = inputType(
  'UpdateProfileInput',
  'The fields to change: one that is left out stays; null or an empty text clears it.',
  updateProfileSchema.omit({ firstName: true, lastName: true, avatarUrl: true }),
);
