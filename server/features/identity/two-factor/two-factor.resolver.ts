import { Arg, Ctx as Context, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../../../platform/context.js';
import { AckType } from '../../../platform/graphql/common.types.js';
import { NoKey } from '../../../platform/graphql/keys.js';
import { completeSignIn } from '../sign-in/complete-sign-in.service.js';
import { AuthPayloadType, UserType } from '../identity.types.js';
import { changePassword } from '../sign-in/own-password.service.js';
import { twoFactorMessages as messages } from './two-factor.messages.js';
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  twoFactorStatus,
  type TwoFactorSetup,
  type TwoFactorStatus,
} from './two-factor.service.js';
import { RecoveryCodesType, TwoFactorSetupType, TwoFactorStatusType } from './two-factor.types.js';

const PASSWORD = { nullable: true, description: 'Needed where the account has one.' } as const;

@Resolver(() => UserType)
export class TwoFactorResolver {
  @FieldResolver(() => Boolean, { description: 'An administrator whose rights wait for two-factor sign-in.' })
  mustSetUpTwoFactor(@Root() user: UserType, @Context() ctx: Ctx): boolean {
    return ctx.config.requireAdminTwoFactor && user.role === 'admin' && !user.twoFactorAt;
  }

  @NoKey()
  @Query(() => TwoFactorStatusType)
  twoFactor(@Context() ctx: Ctx): Promise<TwoFactorStatus> {
    return twoFactorStatus(ctx);
  }

  @NoKey()
  @Mutation(() => AuthPayloadType, { description: 'The second step, after an error TWO_FACTOR_REQUIRED.' })
  completeSignIn(
    @Arg('challenge', () => String) challenge: string,
    @Arg('code', () => String, { description: 'Of the app, or a recovery code.' }) code: string,
    @Context() ctx: Ctx,
  ): Promise<AuthPayloadType> {
    return completeSignIn(ctx, { challenge, code });
  }

  @NoKey()
  @Mutation(() => TwoFactorSetupType)
  startTwoFactor(
    @Arg('password', () => String, PASSWORD) password: string | null,
    @Context() ctx: Ctx,
  ): Promise<TwoFactorSetup> {
    return startTwoFactor(ctx, { password });
  }

  @NoKey()
  @Mutation(() => RecoveryCodesType)
  async confirmTwoFactor(@Arg('code', () => String) code: string, @Context() ctx: Ctx): Promise<RecoveryCodesType> {
    return { codes: await confirmTwoFactor(ctx, { code }) };
  }

  @NoKey()
  @Mutation(() => AckType)
  async disableTwoFactor(
    @Arg('code', () => String) code: string,
    @Arg('password', () => String, PASSWORD) password: string | null,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await disableTwoFactor(ctx, { password, code });
    return { success: true, message: messages.off };
  }

  @NoKey()
  @Mutation(() => RecoveryCodesType)
  async renewRecoveryCodes(
    @Arg('code', () => String) code: string,
    @Arg('password', () => String, PASSWORD) password: string | null,
    @Context() ctx: Ctx,
  ): Promise<RecoveryCodesType> {
    return { codes: await renewRecoveryCodes(ctx, { password, code }) };
  }

  @NoKey()
  @Mutation(() => AckType, { description: 'Ends every other session.' })
  async changePassword(
    @Arg('currentPassword', () => String) currentPassword: string,
    @Arg('newPassword', () => String) newPassword: string,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await changePassword(ctx, { currentPassword, newPassword });
    return { success: true, message: messages.passwordChanged };
  }
}
