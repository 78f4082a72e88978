import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';

@ObjectType('TwoFactorStatus')
export class TwoFactorStatusType {
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null where it is off.' })
  enabledAt?: Date | null;

  @Field(() => Int)
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: 'This account must have it before its administrator’s rights work.' })
  isRequired!: boolean;

  @Field(() => Boolean, { description: 'False: what asks for the password does without.' })
  hasPassword!: boolean;
}

@ObjectType('TwoFactorSetup', { description: 'Shown once; it counts after confirmTwoFactor.' })
export class TwoFactorSetupType {
  @Field(() => String, { description: 'Base32, to be typed where the QR code cannot be read.' })
  secret!: string;

  @Field(() => String, { description: 'What the QR code holds.' })
  otpauthUri!: string;
}

@ObjectType('RecoveryCodes', { description: 'Each opens the account once; never shown again.' })
export class RecoveryCodesType {
  @Field(() => [String])
  codes!: string[];
}
