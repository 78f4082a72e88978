import { Arg, Ctx as Context, ID, Mutation, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { AckType } from '#platform/graphql/common.types.js';
import { NoKey } from '#platform/graphql/keys.js';
import { AuthPayloadType, PASSWORD_RULE } from '#features/identity/index.js';
import { recoveryMessages as messages } from './recovery.messages.js';
import { requestMagicLink, signInByLink } from './magic-link.service.js';
import { requestPasswordReset, resetPassword } from './password-reset.service.js';

const done = (message: string): AckType => ({ success: true, message });

@Resolver()
export class RecoveryResolver {
  @NoKey()
  @Mutation(() => AckType, {
    description:
      'Mails a link to choose a new password, valid once and for an hour. Needs no sign-in, and does not reveal whether the address has an account.',
  })
  async requestPasswordReset(
    @Arg('email', () => String, { description: 'The id of the account.' }) email: string,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await requestPasswordReset(ctx, { email });
    return done(messages.resetSent);
  }

  @NoKey()
  @Mutation(() => AckType, {
    description:
      'Sets a new password by the link of the mail and ends every session of the account. It does not sign in.',
  })
  async resetPassword(
    @Arg('token', () => String, { description: 'The parameter `token` of the mailed link.' }) token: string,
    @Arg('newPassword', () => String, { description: PASSWORD_RULE }) newPassword: string,
    @Arg('email', () => String, {
      nullable: true,
      description: 'The parameter `email` of the mailed link; where it is given it must be that of the account.',
    })
    email: string | null,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await resetPassword(ctx, { token, newPassword, email });
    return done(messages.passwordReset);
  }

  @NoKey()
  @Mutation(() => AckType, {
    description:
      'Mails a link to sign in without a password, valid once and for 15 minutes. Needs no sign-in, and does not reveal whether the address has an account.',
  })
  async requestMagicLink(
    @Arg('email', () => String, { description: 'The id of the account.' }) email: string,
    @Arg('redirectUrl', () => String, {
      nullable: true,
      description:
        'Which page comes after the sign-in: a path of the platform or its full address; null: the usual one.',
    })
    redirectUrl: string | null,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await requestMagicLink(ctx, { email, redirectUrl });
    return done(messages.magicLinkSent);
  }

  @NoKey()
  @Mutation(() => AuthPayloadType, {
    description:
      'Opens a session by the link of the mail, once. TWO_FACTOR_REQUIRED has `details.challenge` for completeSignIn.',
  })
  signInByMagicLink(
    @Arg('token', () => String, { description: 'The parameter `token` of the mailed link.' }) token: string,
    @Arg('userId', () => ID, { description: 'The parameter `user_id` of the mailed link.' }) userId: string,
    @Context() ctx: Ctx,
  ): Promise<AuthPayloadType> {
    return signInByLink(ctx, { token, userId });
  }
}
