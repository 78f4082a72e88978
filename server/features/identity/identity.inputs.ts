/** One schema per operation, for both APIs; and the GraphQL inputs. */
import { z } from 'zod';
import { toLatinDigits } from '#core/text/digits.js';
import { TEXT } from '#core/limits/limits.js';
import { ownPath } from '#core/own-path.js';
import { cleanLine, cleanText } from '#core/text/plain-text.js';
import { inputType } from '#platform/graphql/input-type.js';
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
  email: emailSchema.describe('The own address, up to 254 characters; letter case does not matter.'),
  password: secretSchema.describe(PASSWORD_RULE),
  fullName: nameSchema.nullish().describe(`Up to ${TEXT.name} characters; may be left out.`),
  browserSecret: browserSecretSchema
    .nullish()
    .describe(
      '32 random bytes, base64url (43 characters), that the browser keeps: with them verifyEmailAndSignIn signs in, too. May be left out.',
    ),
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
  .object({
    email: emailSchema.nullish().describe('Needed together with the password, where no id is given.'),
    password: secretSchema.nullish().describe('As it was typed at the registration.'),
    userId: z
      .uuid()
      .nullish()
      .describe('From checkVerification; by the id alone a link to choose a new password is mailed.'),
  })
  .refine((input) => input.userId || (input.email && input.password), { error: faults.emailOrUser, path: ['email'] });

export const checkVerificationSchema = z.object({ email: emailSchema });

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
  bio: optionalText(TEXT.description).describe(`What one says of oneself, up to ${TEXT.description} characters.`),
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

export const SignUpInput = inputType('SignUpInput', 'Who registers.', signUpSchema);

export const RequestVerificationInput = inputType(
  'RequestVerificationInput',
  'Which registration: by e-mail and password, or by the id of its account.',
  requestVerificationSchema,
);

export const UpdateProfileInput = inputType(
  'UpdateProfileInput',
  'What is left out stays as it is; null or an empty text clears it.',
  updateProfileSchema.omit({ firstName: true, lastName: true, avatarUrl: true }),
);
