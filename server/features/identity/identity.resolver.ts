import { Arg, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../platform/context.js';
import { AckType } from '../../platform/graphql/common.types.js';
import { Keys, NoKey } from '../../platform/graphql/keys.js';
import { RequestVerificationInput, SignUpInput, UpdateProfileInput } from './identity.inputs.js';
import { messages } from './identity.messages.js';
import { AuthPayloadType, AuthTokensType, UserType, VerificationCheckType } from './identity.types.js';
import { me, updateProfile } from './profiles/profile.service.js';
import { refreshTokens, signOut } from './sessions/sessions.service.js';
import { signIn } from './sign-in/sign-in.service.js';
import { signUp } from './sign-in/sign-up.service.js';
import { checkVerification, requestVerification, verifyEmail } from './sign-in/verification.service.js';

const done = (message: string): AckType => ({ success: true, message });

@Resolver()
export class IdentityResolver {
  @Keys('read:profile')
  @Query(() => UserType, { nullable: true })
  me(@Context() ctx: Ctx): Promise<UserType | null> {
    return me(ctx);
  }

  @NoKey()
  @Query(() => VerificationCheckType)
  checkVerification(@Arg('email', () => String) email: string, @Context() ctx: Ctx): Promise<VerificationCheckType> {
    return checkVerification(ctx, { email });
  }

  @NoKey()
  @Mutation(() => AckType)
  async signUp(@Arg('input', () => SignUpInput) input: SignUpInput, @Context() ctx: Ctx): Promise<AckType> {
    await signUp(ctx, input);
    return done(messages.signUpSent);
  }

  @NoKey()
  @Mutation(() => AuthPayloadType)
  signIn(
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
    @Context() ctx: Ctx,
  ): Promise<AuthPayloadType> {
    return signIn(ctx, { email, password });
  }

  @NoKey()
  @Mutation(() => AuthTokensType)
  refreshTokens(@Arg('refreshToken', () => String) refreshToken: string, @Context() ctx: Ctx): Promise<AuthTokensType> {
    return refreshTokens(ctx, { refreshToken });
  }

  @NoKey()
  @Mutation(() => AckType)
  async signOut(
    @Arg('refreshToken', () => String, { nullable: true }) refreshToken: string | null,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await signOut(ctx, { refreshToken });
    return done(messages.signedOut);
  }

  @NoKey()
  @Mutation(() => AckType)
  async verifyEmail(
    @Arg('token', () => String) token: string,
    @Arg('userId', () => ID) userId: string,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await verifyEmail(ctx, { token, userId });
    return done(messages.verified);
  }

  @NoKey()
  @Mutation(() => AckType)
  async requestVerification(
    @Arg('input', () => RequestVerificationInput) input: RequestVerificationInput,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await requestVerification(ctx, input);
    return done(messages.verificationSent);
  }

  @Keys('write:profile')
  @Mutation(() => UserType)
  updateProfile(
    @Arg('input', () => UpdateProfileInput) input: UpdateProfileInput,
    @Context() ctx: Ctx,
  ): Promise<UserType> {
    return updateProfile(ctx, input);
  }
}
