import { Arg, Ctx as Context, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { AckType } from '#platform/graphql/common.types.js';
import { NoKey } from '#platform/graphql/keys.js';
import { completeSignIn } from './complete-sign-in.service.js';
import { AuthPayloadType, UserType } from '#features/identity/index.js';
import { twoFactorMessages as messages } from './two-factor.messages.js';
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  twoFactorStatus,
} from './two-factor.service.js';
import { RecoveryCodesType, TwoFactorSetupType, TwoFactorStatusType } from './two-factor.types.js';

const CODE = { description: 'A code of the authenticator app, or a recovery code.' } as const;
const PASSWORD = { nullable: true, description: 'Needed where the account has one.' } as const;

@Resolver(() => UserType)
export class TwoFactorResolver {
  @FieldResolver(() => Boolean, { description: 'An administrator whose rights wait for two-factor sign-in.' })
  mustSetUpTwoFactor(@Root() user: UserType, @Context() ctx: Ctx): boolean {
    return ctx.config.requireAdminTwoFactor && user.role === 'admin' && !user.twoFactorAt;
  }

  @NoKey()
  @Query(() => TwoFactorStatusType, { description: 'The state of two-factor sign-in for the signed-in person.' })
  twoFactor(@Context() ctx: Ctx): Promise<TwoFactorStatusType> {
    return twoFactorStatus(ctx);
  }

  @NoKey()
  @Mutation(() => AuthPayloadType, { description: 'The second step, after an error TWO_FACTOR_REQUIRED.' })
  completeSignIn(
    @Arg('challenge', () => String, { description: 'From `details.challenge` of the error, good for ten minutes.' })
    challenge: string,
    @Arg('code', () => String, CODE) code: string,
    @Context() ctx: Ctx,
  ): Promise<AuthPayloadType> {
    return completeSignIn(ctx, { challenge, code });
  }

  @NoKey()
  @Mutation(() => TwoFactorSetupType, {
    description:
      "Makes a secret for the signed-in person's authenticator app, in place of one that was not confirmed; CONFLICT where it is on already.",
  })
  startTwoFactor(
    @Arg('password', () => String, PASSWORD) password: string | null,
    @Context() ctx: Ctx,
  ): Promise<TwoFactorSetupType> {
    return startTwoFactor(ctx, { password });
  }

  @NoKey()
  @Mutation(() => RecoveryCodesType, {
    description: 'Turns two-factor sign-in on for the signed-in person, and makes the recovery codes.',
  })
  async confirmTwoFactor(
    @Arg('code', () => String, { description: 'The six digits that the app shows.' }) code: string,
    @Context() ctx: Ctx,
  ): Promise<RecoveryCodesType> {
    return { codes: await confirmTwoFactor(ctx, { code }) };
  }

  @NoKey()
  @Mutation(() => AckType, {
    description: 'Turns two-factor sign-in off for the signed-in person; its secret and recovery codes are deleted.',
  })
  async disableTwoFactor(
    @Arg('code', () => String, CODE) code: string,
    @Arg('password', () => String, PASSWORD) password: string | null,
    @Context() ctx: Ctx,
  ): Promise<AckType> {
    await disableTwoFactor(ctx, { password, code });
    return { success: true, message: messages.off };
  }

  @NoKey()
  @Mutation(() => RecoveryCodesType, {
    description: 'Makes new recovery codes for the signed-in person; all before them stop working.',
  })
  async renewRecoveryCodes(
    @Arg('code', () => String, CODE) code: string,
    @Arg('password', () => String, PASSWORD) password: string | null,
    @Context() ctx: Ctx,
  ): Promise<RecoveryCodesType> {
    return { codes: await renewRecoveryCodes(ctx, { password, code }) };
  }
}
