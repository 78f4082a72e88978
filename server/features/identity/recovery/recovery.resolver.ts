import { Arg, Ctx as Context, ID, Mutation, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context.js';
import { AckType } from '../../../platform/graphql/common.types.js';
import { NoKey } from '../../../platform/graphql/keys.js';
import { messages } from '../identity.messages.js';
import { AuthPayloadType } from '../identity.types.js';
import { requestMagicLink, signInByLink } from './magic-link.service.js';
import { requestPasswordReset, resetPassword } from './password-reset.service.js';

const done = (message: string): AckType => ({ success: true, message });

@Resolver()
export class RecoveryResolver {
  @NoKey()
  @Mutation(() => AckType)
  async requestPasswordReset(@Arg('email', () => String) email: string, @Context() ctx: Ctx): Promise<AckType> {
    await requestPasswordReset(ctx, { email });
    return done(messages.resetSent);
  }

  @NoKey()
  @Mutation(() => AckType)
  async resetPassword(
    @Arg('token', () => String) token: string,
    @Arg('newPassword', () => String) newPassword: string,
    @Arg('email', () => String, { nullable: true }) email: string | null,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await resetPassword(ctx, { token, newPassword, email });
    return done(messages.passwordReset);
  }

  @NoKey()
  @Mutation(() => AckType)
  async requestMagicLink(
    @Arg('email', () => String) email: string,
    @Arg('redirectUrl', () => String, { nullable: true }) redirectUrl: string | null,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await requestMagicLink(ctx, { email, redirectUrl });
    return done(messages.magicLinkSent);
  }

  @NoKey()
  @Mutation(() => AuthPayloadType)
  signInByMagicLink(
    @Arg('token', () => String) token: string,
    @Arg('userId', () => ID) userId: string,
    @Context() ctx: Ctx,
  ): Promise<AuthPayloadType> {
    return signInByLink(ctx, { token, userId });
  }
}
