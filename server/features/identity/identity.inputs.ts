/** One schema per operation, for both APIs; and the GraphQL inputs. */
import { Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { toLatinDigits } from '#core/text/digits.js';
import { TEXT } from '#core/limits/limits.js';
import { ownPath } from '#core/own-path.js';
import { cleanLine, cleanText } from '#core/text/plain-text.js';
import { formalIdentitySchema } from './profiles/formal-identity.js';
import { faults } from './identity.messages.js';
import { normalizePhone } from './profiles/phone.js';
import { PASSWORD_RULE } from './sign-in/password.js';

/** RFC 5321: 254 characters fit into a path. */
const EMAIL_MAX = 254;
/** Refuses a novel before it is hashed; the rules for a new password are in password.ts. */
const SECRET_MAX = 1024;

export const emailSchema = z
  .string(faults.email)
  .max(EMAIL_MAX, faults.email)
  .transform((typed) =>
    toLatinDigits(typed)
      .replace(/[\s\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .toLowerCase(),
  )
  .pipe(z.email(faults.email));

export const secretSchema = z.string(faults.password).min(1, faults.password).max(SECRET_MAX, faults.passwordLong);

const nameSchema = z
  .string(faults.fullName)
  .transform(cleanLine)
  .pipe(z.string().min(1, faults.fullName).max(TEXT.name, faults.tooLong));

/** Empty clears the field, absent leaves it. */
function optionalText(max: number) {
  return z
    .string()
    .max(max, faults.tooLong)
    .transform((text) => cleanText(text) || null)
    .nullish();
}

/** 256 random bits of the browser, base64url. */
const browserSecretSchema = z.string().regex(/^[\w-]{43}$/);
export const signUpSchema = z.object({
  email: emailSchema,
  password: secretSchema,
  fullName: nameSchema.nullish(),
  browserSecret: browserSecretSchema.nullish(),
});
export const signInSchema = z.object({ email: emailSchema, password: secretSchema });
export const refreshSchema = z.object({ refreshToken: z.string().max(SECRET_MAX).nullish() });
/** Faults answer INVALID_LINK, not a form's fault: the person typed none of it. */
export const verifyEmailSchema = z.object({
  token: z.string().max(SECRET_MAX).nullish(),
  userId: z.string().max(SECRET_MAX).nullish(),
});
export const verifyAndSignInSchema = verifyEmailSchema.extend({ browserSecret: browserSecretSchema });

export const requestVerificationSchema = z
  .object({ email: emailSchema.nullish(), password: secretSchema.nullish(), userId: z.uuid().nullish() })
  .refine((input) => input.userId || (input.email && input.password), { error: faults.emailOrUser, path: ['email'] });

export const checkVerificationSchema = z.object({ email: emailSchema });

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

export type SignUpData = z.input<typeof signUpSchema>;
export type SignInData = z.input<typeof signInSchema>;
export type RefreshData = z.input<typeof refreshSchema>;
export type VerifyAndSignInData = z.input<typeof verifyAndSignInSchema>;
export type VerifyEmailData = z.input<typeof verifyEmailSchema>;
export type RequestVerificationData = z.input<typeof requestVerificationSchema>;
export type UpdateProfileData = z.input<typeof updateProfileSchema>;

@InputType('SignUpInput', { description: 'Who registers.' })
export class SignUpInput {
  @Field(() => String, { description: 'The own address, up to 254 characters; letter case does not matter.' })
  email!: string;

  @Field(() => String, { description: PASSWORD_RULE })
  password!: string;

  @Field(() => String, { nullable: true, description: 'Up to 120 characters; may be left out.' })
  fullName?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      '32 random bytes, base64url (43 characters), that the browser keeps: with them verifyEmailAndSignIn signs in, too. May be left out.',
  })
  browserSecret?: string | null;
}

@InputType('RequestVerificationInput', {
  description: 'Which registration: by e-mail and password, or by the id of its account.',
})
export class RequestVerificationInput {
  @Field(() => String, { nullable: true, description: 'Needed together with the password, where no id is given.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'As it was typed at the registration.' })
  password?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'From checkVerification; by the id alone a link to choose a new password is mailed.',
  })
  userId?: string | null;
}

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
