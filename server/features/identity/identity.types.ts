import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Role } from '../../platform/context.js';
import { KeyResources } from '../../platform/graphql/keys.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import type { UserStatus } from './user.entity.js';

export const RoleEnum = { user: 'user', admin: 'admin' } as const satisfies Record<Role, Role>;
export const UserStatusEnum = { active: 'active', banned: 'banned' } as const satisfies Record<UserStatus, UserStatus>;
registerEnumType(RoleEnum, { name: 'Role' });
registerEnumType(UserStatusEnum, { name: 'UserStatus' });

@KeyResources('profile')
@ObjectType('User')
export class UserType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  email!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => UserStatusEnum)
  status!: UserStatus;

  @Field(() => String, { nullable: true })
  fullName?: string | null;

  @Field(() => String, { nullable: true })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  lastName?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  address?: string | null;

  @Field(() => String, { nullable: true })
  company?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'For formal invoices: ten digits of a person, eleven of a company.',
  })
  nationalId?: string | null;

  @Field(() => String, { nullable: true })
  economicCode?: string | null;

  @Field(() => String, { nullable: true })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Of a company, for formal invoices.' })
  registrationNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Persian; with county and city the address on formal invoices.' })
  province?: string | null;

  @Field(() => String, { nullable: true })
  county?: string | null;

  @Field(() => String, { nullable: true })
  city?: string | null;

  @Field(() => String, { nullable: true })
  bio?: string | null;

  @Field(() => String, { nullable: true })
  avatarUrl?: string | null;

  @Field(() => Boolean, { description: 'False where only linked providers and the mailbox lead in.' })
  hasPassword!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when signing in takes a second step.' })
  twoFactorAt?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true })
  emailConfirmedAt?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true })
  lastLoginAt?: Date | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar)
  updatedAt!: Date;
}

@KeyResources()
@ObjectType('Customer', { description: 'The little of a user that stands beside an order in a list.' })
export class CustomerType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  fullName?: string | null;

  @Field(() => String)
  email!: string;
}

@ObjectType('AuthTokens')
export class AuthTokensType {
  @Field(() => String)
  accessToken!: string;

  @Field(() => String)
  refreshToken!: string;

  @Field(() => Float, { description: 'Milliseconds since 1970.' })
  expiresAt!: number;
}

@ObjectType('Redirect')
export class RedirectType {
  @Field(() => String)
  url!: string;

  @Field(() => String)
  message!: string;
}

@ObjectType('AuthPayload')
export class AuthPayloadType {
  @Field(() => AuthTokensType)
  tokens!: AuthTokensType;

  @Field(() => UserType)
  user!: UserType;

  @Field(() => String)
  message!: string;

  @Field(() => RedirectType, { nullable: true })
  redirect?: RedirectType | null;
}

@ObjectType('VerificationCheck')
export class VerificationCheckType {
  @Field(() => String)
  email!: string;

  @Field(() => Boolean, { description: 'False only for an account that waits for its verification.' })
  emailVerified!: boolean;

  @Field(() => ID, { nullable: true })
  userId?: string | null;

  @Field(() => String)
  message!: string;
}
