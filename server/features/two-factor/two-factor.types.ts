import { Field, Int, ObjectType } from 'type-graphql';
import { TWO_FACTOR } from '#core/limits/limits.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';

@ObjectType('TwoFactorStatus', { description: "The state of two-factor sign-in for one's own account." })
export class TwoFactorStatusType {
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null where it is off.' })
  enabledAt!: Date | null;

  @Field(() => Int, { description: `How many recovery codes are unused, 0 to ${TWO_FACTOR.recoveryCodes}.` })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: 'This account must have it before its administrator’s rights work.' })
  isRequired!: boolean;

  @Field(() => Boolean, { description: 'False: forms that require a password do without.' })
  hasPassword!: boolean;
}

@ObjectType('TwoFactorSetup', { description: 'Shown once; it counts after confirmTwoFactor.' })
export class TwoFactorSetupType {
  @Field(() => String, { description: 'Base32, to be typed where the QR code cannot be read.' })
  secret!: string;

  @Field(() => String, { description: 'The content of the QR code.' })
  otpauthUri!: string;
}

@ObjectType('RecoveryCodes', { description: 'Each opens the account once; never shown again.' })
export class RecoveryCodesType {
  @Field(() => [String], { description: `Each in four groups of four. Bounded: always ${TWO_FACTOR.recoveryCodes}.` })
  codes!: string[];
}
