import { Field, Float, ID, ObjectType } from 'type-graphql';
import type { Role } from '#platform/context.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import type { UserStatus } from './user.entity.js';

export const RoleEnum = enumOf<Role>('Role', 'The roles of an account.', {
  user: 'A customer: their own records.',
  admin: "An administrator: everybody's records, and the running of the platform.",
});

export const UserStatusEnum = enumOf<UserStatus>('UserStatus', 'Whether an account may be used.', {
  active: 'It may be used, once its e-mail address is verified.',
  banned: 'It cannot sign in. Removed accounts have this status, too.',
});

@KeyResources('profile')
@ObjectType('User', { description: 'An account. Its owner and administrators may read it.' })
export class UserType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => String, { description: 'Lower case and unique; of a removed account an address that leads nowhere.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'The role of the account.' })
  role!: Role;

  @Field(() => UserStatusEnum, { description: 'Whether the account may be used.' })
  status!: UserStatus;

  @Field(() => String, { nullable: true, description: 'The name as the person writes it; null where none was given.' })
  fullName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first word of the full name, unless it was set separately; null: none.',
  })
  firstName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The rest of the full name, unless it was set separately; null: none.',
  })
  lastName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Iranian mobiles as +989…, landlines as 0…, foreign numbers as +…; null: none was given.',
  })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address, in their own words; null: none was given.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the company; null: none was given.' })
  company!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'For formal invoices: ten digits of a person, eleven of a company.',
  })
  nationalId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'For formal invoices: 11, 12 or 14 digits; null: none was given.',
  })
  economicCode!: string | null;

  @Field(() => String, { nullable: true, description: 'For formal invoices: ten digits; null: none was given.' })
  postalCode!: string | null;

  @Field(() => String, { nullable: true, description: 'The registration number of a company, for formal invoices.' })
  registrationNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Persian; with county and city the address on formal invoices.' })
  province!: string | null;

  @Field(() => String, { nullable: true, description: 'For the address on formal invoices; null: none was given.' })
  county!: string | null;

  @Field(() => String, { nullable: true, description: 'For the address on formal invoices; null: none was given.' })
  city!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The person's description of themselves; null where none was given.",
  })
  bio!: string | null;

  @Field(() => String, { nullable: true, description: 'Path of the picture, below /api/files/; null: there is none.' })
  avatarUrl!: string | null;

  /** Metadata that other programs have stored with the account; returned by REST only. */
  userMetadata!: Record<string, unknown>;

  @Field(() => Boolean, { description: 'False where only linked providers and the mailbox lead in.' })
  hasPassword!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when signing in takes a second step.' })
  twoFactorAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the e-mail address was verified; null until then.',
  })
  emailConfirmedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the person last signed in; null before the first time.',
  })
  lastLoginAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'When the account was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed; signing in is no change.' })
  updatedAt!: Date;
}

@KeyResources()
@ObjectType('Customer', { description: 'The fields of a user that are shown beside an order in a list.' })
export class CustomerType {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The name as the person writes it; null where none was given.' })
  fullName!: string | null;

  @Field(() => String, { description: 'The e-mail address of the account, in lower case.' })
  email!: string;
}

@ObjectType('AuthTokens', { description: 'The tokens that prove to the API who is signed in.' })
export class AuthTokensType {
  @Field(() => String, { description: 'For the header `Authorization: Bearer …`, for 30 minutes.' })
  accessToken!: string;

  @Field(() => String, {
    description:
      'For refreshTokens: good once, within 30 days. A session ends 90 days after it was opened in any case.',
  })
  refreshToken!: string;

  @Field(() => Float, { description: 'When the access token ends, in milliseconds since 1970.' })
  expiresAt!: number;
}

@ObjectType('Redirect', { description: 'Which page of the platform comes after a sign-in.' })
export class RedirectType {
  @Field(() => String, {
    description: 'A path of the platform: /admin for administrators, /dashboard for everybody else.',
  })
  url!: string;

  @Field(() => String, { description: 'A Persian sentence for the person.' })
  message!: string;
}

@ObjectType('AuthPayload', { description: 'A sign-in that succeeded.' })
export class AuthPayloadType {
  @Field(() => AuthTokensType, { description: 'The tokens of the new session.' })
  tokens!: AuthTokensType;

  @Field(() => UserType, { description: 'Who is signed in now.' })
  user!: UserType;

  @Field(() => String, { description: 'A Persian sentence for the person.' })
  message!: string;

  @Field(() => RedirectType, {
    nullable: true,
    description: 'Where the pages of the platform go next; other programs need not follow.',
  })
  redirect?: RedirectType | null;
}

@ObjectType('VerificationCheck', { description: 'Whether an account waits for its e-mail address to be verified.' })
export class VerificationCheckType {
  @Field(() => String, { description: 'The requested address, in lower case.' })
  email!: string;

  @Field(() => Boolean, { description: 'False only for an account that waits for its verification.' })
  emailVerified!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'For requestVerification; null unless the account waits for its verification.',
  })
  userId!: string | null;

  @Field(() => String, { description: 'A Persian sentence for the person.' })
  message!: string;
}
