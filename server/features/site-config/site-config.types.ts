import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SITE_LOCALE, SITE_TYPE, type SiteModeKind } from '../../../core/site.js';
import { PaginationType } from '../../platform/graphql/common.types.js';
import { KeyResources } from '../../platform/graphql/keys.js';
import { DateTimeScalar, JSONScalar } from '../../platform/graphql/scalars.js';
import { WINDOW_STATES, type WindowState } from './maintenance-window.entity.js';
import { SITE_CHANGE_KINDS, type SiteChangeKind } from './site-change.entity.js';

function enumOf<Name extends string>(names: readonly Name[]): { [Key in Name]: Key } {
  return Object.fromEntries(names.map((name) => [name, name])) as { [Key in Name]: Key };
}

export const SiteModeKindEnum = {
  normal: 'normal',
  temporarily_unavailable: 'temporarily_unavailable',
  update_mode: 'update_mode',
  development_mode: 'development_mode',
} as const satisfies Record<SiteModeKind, SiteModeKind>;
registerEnumType(SiteModeKindEnum, { name: 'SiteModeKind' });
export const SiteChangeKindEnum = enumOf(SITE_CHANGE_KINDS);
registerEnumType(SiteChangeKindEnum, { name: 'SiteChangeKind' });
export const WindowStateEnum = enumOf(WINDOW_STATES);
registerEnumType(WindowStateEnum, { name: 'MaintenanceState' });

@KeyResources()
@ObjectType('SiteClaims')
export class SiteClaimsType {
  @Field(() => String)
  fastDelivery!: string;

  @Field(() => String)
  fullDelivery!: string;

  @Field(() => String, { description: 'When a site is ready; empty: nothing is promised.' })
  siteReady!: string;

  @Field(() => String, { description: 'What the price includes of a domain name; empty: nothing is promised.' })
  freeDomain!: string;

  @Field(() => Int)
  customers!: number;

  @Field(() => Int)
  projects!: number;

  @Field(() => Float)
  uptimePercent!: number;
}

@KeyResources()
@ObjectType('SiteSettings')
export class SiteSettingsType {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  slogan!: string;

  @Field(() => String)
  description!: string;

  @Field(() => String, { nullable: true })
  url?: string | null;

  @Field(() => String, { nullable: true })
  logo?: string | null;

  @Field(() => [String])
  keywords!: readonly string[];

  @Field(() => String)
  email!: string;

  @Field(() => String)
  phone!: string;

  @Field(() => String, { nullable: true })
  instagram?: string | null;

  @Field(() => String, { nullable: true })
  linkedin?: string | null;

  @Field(() => String, { nullable: true })
  github?: string | null;

  @Field(() => String)
  titleSeparator!: string;

  @Field(() => String)
  defaultTitle!: string;

  @Field(() => String, { nullable: true })
  defaultDescription?: string | null;

  @Field(() => String, { nullable: true })
  defaultImage?: string | null;

  @Field(() => String, { nullable: true })
  twitter?: string | null;

  @Field(() => String, { defaultValue: SITE_LOCALE })
  locale?: string;

  @Field(() => String, { defaultValue: SITE_TYPE })
  type?: string;

  @Field(() => SiteClaimsType)
  claims!: SiteClaimsType;
}

@KeyResources()
@ObjectType('SiteMode')
export class SiteModeType {
  @Field(() => SiteModeKindEnum)
  mode!: SiteModeKind;

  @Field(() => String, { nullable: true })
  message?: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  until?: Date | null;
}

@ObjectType('SiteChange')
export class SiteChangeType {
  @Field(() => ID)
  id!: string;

  @Field(() => SiteChangeKindEnum)
  kind!: SiteChangeKind;

  @Field(() => SiteModeKindEnum)
  mode!: SiteModeKind;

  @Field(() => SiteModeKindEnum)
  previousMode!: SiteModeKind;

  @Field(() => String, { nullable: true })
  message?: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  until?: Date | null;

  @Field(() => String, { nullable: true })
  reason?: string | null;

  @Field(() => JSONScalar, { description: 'Of settings: field, before, after.' })
  changes!: unknown;

  @Field(() => ID, { nullable: true })
  byId?: string | null;

  @Field(() => String)
  by!: string;

  @Field(() => DateTimeScalar)
  at!: Date;
}

@ObjectType('SiteChangePage')
export class SiteChangePageType {
  @Field(() => [SiteChangeType])
  items!: readonly SiteChangeType[];

  @Field(() => PaginationType)
  pagination?: PaginationType;
}

@ObjectType('MaintenanceWindow')
export class MaintenanceWindowType {
  @Field(() => ID)
  id!: string;

  @Field(() => DateTimeScalar)
  from!: Date;

  @Field(() => DateTimeScalar)
  to!: Date;

  @Field(() => SiteModeKindEnum)
  mode!: SiteModeKind;

  @Field(() => String, { nullable: true })
  message?: string | null;

  @Field(() => String, { nullable: true })
  reason?: string | null;

  @Field(() => WindowStateEnum)
  state!: WindowState;
}

@ObjectType('SiteHealthCheck')
export class SiteHealthCheckType {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  status!: string;

  @Field(() => Float)
  ms!: number;

  @Field(() => String)
  detail!: string;
}

@ObjectType('SiteHealth')
export class SiteHealthType {
  @Field(() => String, { description: 'ok, degraded or down' })
  status!: string;

  @Field(() => [SiteHealthCheckType])
  checks!: readonly SiteHealthCheckType[];
}

@InputType('SiteModeInput')
export class SiteModeInputType {
  @Field(() => SiteModeKindEnum)
  mode!: SiteModeKind;

  @Field(() => String, { nullable: true, description: 'Shown to visitors.' })
  message?: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  until?: Date | null;

  @Field(() => String, { nullable: true, description: 'For the history.' })
  reason?: string | null;
}

@InputType('MaintenanceInput')
export class MaintenanceInputType {
  @Field(() => DateTimeScalar)
  from!: Date;

  @Field(() => DateTimeScalar)
  to!: Date;

  @Field(() => SiteModeKindEnum, { nullable: true })
  mode?: SiteModeKind;

  @Field(() => String, { nullable: true })
  message?: string | null;

  @Field(() => String, { nullable: true })
  reason?: string | null;
}

@InputType('SiteClaimsInput')
export class SiteClaimsInputType {
  @Field(() => String, { nullable: true })
  fastDelivery?: string;

  @Field(() => String, { nullable: true })
  fullDelivery?: string;

  @Field(() => String, { nullable: true })
  siteReady?: string;

  @Field(() => String, { nullable: true })
  freeDomain?: string;

  @Field(() => Int, { nullable: true })
  customers?: number;

  @Field(() => Int, { nullable: true })
  projects?: number;

  @Field(() => Float, { nullable: true })
  uptimePercent?: number;
}

@InputType('SiteSettingsInput', { description: 'What is left out stays as it is.' })
export class SiteSettingsInputType {
  @Field(() => String, { nullable: true })
  name?: string;

  @Field(() => String, { nullable: true })
  slogan?: string;

  @Field(() => String, { nullable: true })
  description?: string;

  @Field(() => String, { nullable: true })
  url?: string | null;

  @Field(() => String, { nullable: true })
  logo?: string | null;

  @Field(() => [String], { nullable: true })
  keywords?: string[];

  @Field(() => String, { nullable: true })
  email?: string;

  @Field(() => String, { nullable: true })
  phone?: string;

  @Field(() => String, { nullable: true })
  instagram?: string | null;

  @Field(() => String, { nullable: true })
  linkedin?: string | null;

  @Field(() => String, { nullable: true })
  github?: string | null;

  @Field(() => String, { nullable: true })
  titleSeparator?: string;

  @Field(() => String, { nullable: true })
  defaultTitle?: string;

  @Field(() => String, { nullable: true })
  defaultDescription?: string | null;

  @Field(() => String, { nullable: true })
  defaultImage?: string | null;

  @Field(() => String, { nullable: true })
  twitter?: string | null;

  @Field(() => SiteClaimsInputType, { nullable: true })
  claims?: SiteClaimsInputType;
}
