/** One schema per operation, for both APIs; and the GraphQL inputs. */
import { Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { toLatinDigits } from '../../../core/digits.js';
import { TEXT } from '../../../core/limits.js';
import { ownPath } from '../../../core/own-path.js';
import { cleanLine, cleanText } from '../../../core/plain-text.js';
import { formalIdentitySchema } from './profiles/formal-identity.js';
import { faults } from './identity.messages.js';
import { normalizePhone } from './profiles/phone.js';

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

export const signUpSchema = z.object({ email: emailSchema, password: secretSchema, fullName: nameSchema.nullish() });
export const signInSchema = z.object({ email: emailSchema, password: secretSchema });
export const refreshSchema = z.object({ refreshToken: z.string().max(SECRET_MAX).nullish() });
/** Faults answer INVALID_LINK, not a form's fault: the person typed none of it. */
export const verifyEmailSchema = z.object({
  token: z.string().max(SECRET_MAX).nullish(),
  userId: z.string().max(SECRET_MAX).nullish(),
});

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
  /** Only our own files: a foreign address would tell its owner who looks at the profile. */
  avatarUrl: z
    .string()
    .refine((address) => ownPath(address)?.startsWith('/api/files/') ?? false, faults.avatarUrl)
    .nullish(),
});

export type SignUpData = z.input<typeof signUpSchema>;
export type SignInData = z.input<typeof signInSchema>;
export type RefreshData = z.input<typeof refreshSchema>;
export type VerifyEmailData = z.input<typeof verifyEmailSchema>;
export type RequestVerificationData = z.input<typeof requestVerificationSchema>;
export type UpdateProfileData = z.input<typeof updateProfileSchema>;

@InputType('SignUpInput')
export class SignUpInput {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String, { nullable: true })
  fullName?: string | null;
}

@InputType('RequestVerificationInput')
export class RequestVerificationInput {
  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true })
  password?: string | null;

  @Field(() => ID, { nullable: true })
  userId?: string | null;
}

@InputType('UpdateProfileInput')
export class UpdateProfileInput {
  @Field(() => String)
  fullName!: string;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  address?: string | null;

  @Field(() => String, { nullable: true })
  company?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'For formal invoices: ten digits of a person, eleven of a company.',
  })
  nationalId?: string | null;

  @Field(() => String, { nullable: true })
  economicCode?: string | null;

  @Field(() => String, { nullable: true })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Of a company, for formal invoices.' })
  registrationNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Persian; with county and city the address on formal invoices.' })
  province?: string | null;

  @Field(() => String, { nullable: true })
  county?: string | null;

  @Field(() => String, { nullable: true })
  city?: string | null;

  @Field(() => String, { nullable: true })
  bio?: string | null;
}
