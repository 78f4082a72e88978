import { Arg, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { AckType } from '#platform/graphql/common.types.js';
import { Keys, NoKey } from '#platform/graphql/keys.js';
import { changePassword } from './sign-in/own-password.service.js';
import { PASSWORD_RULE } from './users/password.js';
import { UpdateProfileInput, type UpdateProfileData } from './profiles/profile.inputs.js';
import {
  RequestVerificationInput,
  SignUpInput,
  type RequestVerificationData,
  type SignUpData,
} from './sign-in/sign-in.inputs.js';
import { messages } from './users/identity.messages.js';
import { AuthPayloadType, AuthTokensType, UserType, VerificationCheckType } from './users/users.types.js';
import { me, updateProfile } from './profiles/profile.service.js';
import { refreshTokens, signOut } from './sessions/sessions.service.js';
import { signIn } from './sign-in/sign-in.service.js';
import { signUp } from './sign-in/sign-up.service.js';
import {
  checkVerification,
  requestVerification,
  verifyEmail,
  verifyEmailAndSignIn,
} from './sign-in/verification.service.js';

const done = (message: string): AckType => ({ success: true, message });

@Resolver()
export class IdentityResolver {
  @Keys('read:profile')
  @Query(() => UserType, {
    nullable: true,
    description: "The signed-in person's own account; null for a visitor. An API key needs read:profile.",
  })
  me(@Context() ctx: Ctx): Promise<UserType | null> {
    return me(ctx);
  }

  @NoKey()
  @Query(() => VerificationCheckType, {
    description:
      'Whether the account of an address waits for its verification; a verified, an unknown and a banned one answer the same. Needs no sign-in.',
  })
  checkVerification(
    @Arg('email', () => String, { description: 'The address to check.' }) email: string,
    @Context() ctx: Ctx,
  ): Promise<VerificationCheckType> {
    return checkVerification(ctx, { email });
  }

  @NoKey()
  @Mutation(() => AckType, {
    description:
      'Registers an address and mails it a link that verifies it, good for 24 hours. Needs no sign-in, and does not reveal whether the address is taken.',
  })
  async signUp(
    @Arg('input', () => SignUpInput, { description: 'The name, e-mail address and password of a new account.' })
    input: SignUpData,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await signUp(ctx, input);
    return done(messages.signUpSent);
  }

  @NoKey()
  @Mutation(() => AuthPayloadType, {
    description:
      'Opens a session by e-mail and password. TWO_FACTOR_REQUIRED has `details.challenge` for completeSignIn.',
  })
  signIn(
    @Arg('email', () => String, { description: 'The e-mail address of the account; letter case does not matter.' })
    email: string,
    @Arg('password', () => String, { description: 'The id of the account.' }) password: string,
    @Context() ctx: Ctx,
  ): Promise<AuthPayloadType> {
    return signIn(ctx, { email, password });
  }

  @NoKey()
  @Mutation(() => AuthTokensType, {
    description:
      'New tokens for a refresh token. Each works once, and may be repeated within 30 seconds; the use of an older one ends the session.',
  })
  refreshTokens(
    @Arg('refreshToken', () => String, { description: 'The last one of the session.' }) refreshToken: string,
    @Context() ctx: Ctx,
  ): Promise<AuthTokensType> {
    return refreshTokens(ctx, { refreshToken });
  }

  @NoKey()
  @Mutation(() => AckType, { description: 'Ends the session of the refresh token, and the current one.' })
  async signOut(
    @Arg('refreshToken', () => String, {
      nullable: true,
      description: 'The refresh token of the session to end; null: only the current one.',
    })
    refreshToken: string | null,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await signOut(ctx, { refreshToken });
    return done(messages.signedOut);
  }

  @NoKey()
  @Mutation(() => AckType, {
    description:
      'Verifies an address by the link of the mail, once: the account takes password and name of that registration. It does not sign in.',
  })
  async verifyEmail(
    @Arg('token', () => String, { description: 'The parameter `token` of the mailed link.' }) token: string,
    @Arg('userId', () => ID, { description: 'The parameter `user_id` of the mailed link.' }) userId: string,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await verifyEmail(ctx, { token, userId });
    return done(messages.verified);
  }

  @NoKey()
  @Mutation(() => AuthPayloadType, {
    nullable: true,
    description:
      'Confirms the address like verifyEmail, and opens a session, where the registration was made in this browser. Null where it was made in another one: nothing has changed then, and the person is to be asked before verifyEmail.',
  })
  verifyEmailAndSignIn(
    @Arg('token', () => String, { description: 'The parameter `token` of the mailed link.' }) token: string,
    @Arg('userId', () => ID, { description: 'The parameter `user_id` of the mailed link.' }) userId: string,
    @Arg('browserSecret', () => String, { description: 'The secret that the browser sent to signUp.' })
    browserSecret: string,
    @Context() ctx: Ctx,
  ): Promise<AuthPayloadType | null> {
    return verifyEmailAndSignIn(ctx, { token, userId, browserSecret });
  }

  @NoKey()
  @Mutation(() => AckType, {
    description:
      'Mails the link that verifies an address again, where the account waits for it. Needs no sign-in, and does not reveal whether it does.',
  })
  async requestVerification(
    @Arg('input', () => RequestVerificationInput, { description: 'The address and password of the registration.' })
    input: RequestVerificationData,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await requestVerification(ctx, input);
    return done(messages.verificationSent);
  }

  @Keys('write:profile')
  @Mutation(() => UserType, {
    description:
      "Changes the signed-in person's own profile; e-mail, role and status are no part of it. An API key needs write:profile.",
  })
  updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'The fields to change.' }) input: UpdateProfileData,
    @Context() ctx: Ctx,
  ): Promise<UserType> {
    return updateProfile(ctx, input);
  }

  @NoKey()
  @Mutation(() => AckType, { description: 'Ends every other session.' })
  async changePassword(
    @Arg('currentPassword', () => String, {
      description: 'The present password. An account without one gets its first by requestPasswordReset.',
    })
    currentPassword: string,
    @Arg('newPassword', () => String, { description: PASSWORD_RULE }) newPassword: string,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await changePassword(ctx, { currentPassword, newPassword });
    return { success: true, message: messages.passwordChanged };
  }
}
