import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { IdColumn, InstantColumn } from '#platform/db/columns.js';
import type { Role } from '#platform/context.js';

export type UserStatus = 'active' | 'banned';

/** An account (specification 2, "User profile"). D-14: the role is one of exactly two words. */
@Entity({ tableName: 'users' })
@Check({ name: 'users_email_lower', expression: 'email = lower(email)' })
@Index({ name: 'users_newest', properties: ['createdAt', 'id'] })
@Index({ name: 'users_of_role', properties: ['role', 'createdAt', 'id'] })
@Index({
  name: 'users_by_last_login',
  expression: `create index "users_by_last_login" on "users" (coalesce("last_login_at", '-infinity'), "id")`,
})
@Index({
  name: 'users_search',
  expression: 'create index "users_search" on "users" using gin ("search_text" gin_trgm_ops)',
})
export class UserEntity {
  @IdColumn()
  id!: string;

  /** Always lower case, so that the unique index has one spelling only. */
  @Property({ type: 'text', unique: true })
  email!: string;

  /** PHC string of argon2id. */
  @Property({ type: 'text', hidden: true })
  passwordHash!: string;

  /** False while the hash is of a random secret: accounts that came by a provider and never set a password. */
  @Property({ type: 'boolean', default: true })
  hasPassword: Opt<boolean> = true;

  /** Since when signing in takes a second step; null where it does not. */
  @InstantColumn({ nullable: true })
  twoFactorAt: Date | null = null;

  @Enum({ items: ['user', 'admin'], type: 'string' })
  role!: Role;

  @Enum({ items: ['active', 'banned'], type: 'string' })
  status!: UserStatus;

  @Property({ type: 'text', nullable: true })
  fullName: string | null = null;

  @Property({ type: 'text', nullable: true })
  firstName: string | null = null;

  @Property({ type: 'text', nullable: true })
  lastName: string | null = null;

  /** International form for mobiles: +989… */
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  @Property({ type: 'text', nullable: true })
  company: string | null = null;

  /** For formal invoices (formal-identity.ts): of a person or a company. */
  @Property({ type: 'text', nullable: true })
  nationalId: string | null = null;

  @Property({ type: 'text', nullable: true })
  economicCode: string | null = null;

  @Property({ type: 'text', nullable: true })
  postalCode: string | null = null;

  /** The registration number of a company. */
  @Property({ type: 'text', nullable: true })
  registrationNumber: string | null = null;

  @Property({ type: 'text', nullable: true })
  province: string | null = null;

  @Property({ type: 'text', nullable: true })
  county: string | null = null;

  @Property({ type: 'text', nullable: true })
  city: string | null = null;

  @Property({ type: 'text', nullable: true })
  bio: string | null = null;

  @Property({ type: 'text', nullable: true })
  avatarUrl: string | null = null;

  @Property({ type: 'json' })
  userMetadata: Record<string, unknown> = {};

  /** Null until the address is proven by a verification link. */
  @InstantColumn({ nullable: true })
  emailConfirmedAt: Date | null = null;

  @InstantColumn({ nullable: true })
  lastLoginAt: Date | null = null;

  /** Set where all personal data has been removed; only what the books refer to is left. */
  @InstantColumn({ nullable: true })
  anonymisedAt: Date | null = null;

  /** E-mail and full name as the database folds them, by the rules of core/text/digits foldForSearch. */
  @Property({
    type: 'text',
    nullable: true,
    hidden: true,
    lazy: true,
    generated: `(fold_text(email || ' ' || coalesce(full_name, ''))) stored`,
  })
  readonly searchText?: Opt<string>;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;
}
