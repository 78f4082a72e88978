/** What a person may change of their profile: one schema for both APIs, and the GraphQL input. */
import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { TEXT } from '#core/limits/limits.js';
import { ownPath } from '#core/own-path.js';
import { cleanLine, cleanText } from '#core/text/plain-text.js';
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
  fullName: nameSchema,
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
    .nullish(),
  address: optionalText(TEXT.description),
  company: z
    .string()
    .max(TEXT.title, faults.tooLong)
    .transform((text) => cleanLine(text) || null)
    .nullish(),
  ...formalIdentitySchema,
  bio: optionalText(TEXT.description),
  /** Only our own files: a foreign address would reveal to its owner who views the profile. */
  avatarUrl: z
    .string()
    .refine((address) => ownPath(address)?.startsWith('/api/files/') ?? false, faults.avatarUrl)
    .nullish(),
});

export type UpdateProfileData = z.input<typeof updateProfileSchema>;

@InputType('UpdateProfileInput', { description: 'What is left out stays as it is; null or an empty text clears it.' })
export class UpdateProfileInput {
  @Field(() => String, { description: 'Always needed, up to 120 characters; first and last name are made from it.' })
  fullName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'An Iranian mobile or landline number, or a foreign one that begins with +.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address, up to 2000 characters.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the company, up to 200 characters.' })
  company?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'For formal invoices: ten digits of a person, eleven of a company.',
  })
  nationalId?: string | null;

  @Field(() => String, { nullable: true, description: 'For formal invoices: 11, 12 or 14 digits.' })
  economicCode?: string | null;

  @Field(() => String, { nullable: true, description: 'For formal invoices: ten digits, the first neither 0 nor 2.' })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Of a company, for formal invoices.' })
  registrationNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Persian; with county and city the address on formal invoices.' })
  province?: string | null;

  @Field(() => String, { nullable: true, description: 'For the address on formal invoices, up to 120 characters.' })
  county?: string | null;

  @Field(() => String, { nullable: true, description: 'For the address on formal invoices, up to 120 characters.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'What one says of oneself, up to 2000 characters.' })
  bio?: string | null;
}
