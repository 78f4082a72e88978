/** Inputs of signing up, signing in and verifying: one schema per operation, for both APIs; and the GraphQL inputs. */
import { Field, ID, InputType } from 'type-graphql';
import { z } from 'zod';
import { emailSchema, nameSchema, SECRET_MAX, secretSchema } from '../users/account-fields.js';
import { faults } from '../users/identity.messages.js';
import { PASSWORD_RULE } from '../users/password.js';

/** 256 random bits of the browser, base64url. */
const browserSecretSchema = z.string().regex(/^[\w-]{43}$/);
export const signUpSchema = z.object({
  email: emailSchema,
  password: secretSchema,
  fullName: nameSchema.nullish(),
  browserSecret: browserSecretSchema.nullish(),
});
export const signInSchema = z.object({ email: emailSchema, password: secretSchema });
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

export const changePasswordSchema = z.object({ currentPassword: secretSchema, newPassword: secretSchema });

export type SignUpData = z.input<typeof signUpSchema>;
export type SignInData = z.input<typeof signInSchema>;
export type VerifyAndSignInData = z.input<typeof verifyAndSignInSchema>;
export type VerifyEmailData = z.input<typeof verifyEmailSchema>;
export type RequestVerificationData = z.input<typeof requestVerificationSchema>;
export type ChangePasswordData = z.input<typeof changePasswordSchema>;

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
