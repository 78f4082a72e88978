/** Inputs of signing up, signing in and verifying: one schema per operation, for both APIs. */
import { z } from 'zod';
import { TEXT } from '#core/limits/limits.js';
import { inputType } from '#platform/graphql/input-type.js';
import { emailSchema, nameSchema, SECRET_MAX, secretSchema } from '../users/account-fields.js';
import { faults } from '../users/identity.messages.js';
import { PASSWORD_RULE } from '../users/password.js';

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
/** Faults answer INVALID_LINK, not a form's fault: the person typed none of it. */
export const verifyEmailSchema = z.object({
  token: z.string().max(SECRET_MAX).nullish(),
  userId: z.string().max(SECRET_MAX).nullish(),
});
export const verifyAndSignInSchema = verifyEmailSchema.extend({ browserSecret: browserSecretSchema });

export const requestVerificationSchema = z
  .object({
    email: emailSchema.nullish().describe('Needed together with the password, where no id is given.'),
    password: secretSchema.nullish().describe('The password that was typed at the registration.'),
    userId: z
      .uuid()
      .nullish()
      .describe('From checkVerification; by the id alone a link to choose a new password is mailed.'),
  })
  .refine((input) => input.userId || (input.email && input.password), { error: faults.emailOrUser, path: ['email'] });

export const checkVerificationSchema = z.object({ email: emailSchema });

export const changePasswordSchema = z.object({ currentPassword: secretSchema, newPassword: secretSchema });

export type SignUpData = z.input<typeof signUpSchema>;
export type SignInData = z.input<typeof signInSchema>;
export type VerifyAndSignInData = z.input<typeof verifyAndSignInSchema>;
export type VerifyEmailData = z.input<typeof verifyEmailSchema>;
export type RequestVerificationData = z.input<typeof requestVerificationSchema>;
export type ChangePasswordData = z.input<typeof changePasswordSchema>;

export const SignUpInput = inputType(
  'SignUpInput',
  'The name, e-mail address and password of a new account.',
  signUpSchema,
);

export const RequestVerificationInput = inputType(
  'RequestVerificationInput',
  'Which registration: by e-mail and password, or by the id of its account.',
  requestVerificationSchema,
);
