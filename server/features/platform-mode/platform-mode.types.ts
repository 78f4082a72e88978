import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PLATFORM_LOCALE, OPEN_GRAPH_TYPE, type PlatformModeKind } from '../../../core/platform.js';
import { KeyResources } from '../../platform/graphql/keys.js';
import { DateTimeScalar, JSONScalar } from '../../platform/graphql/scalars.js';
import { type WindowState } from './maintenance-window.entity.js';
import { PLATFORM_CHANGE_KINDS, type PlatformChangeKind } from './platform-change.entity.js';
import { PageType, PeriodFilter } from '../../platform/graphql/list.types.js';

function enumOf<Name extends string>(names: readonly Name[]): { [Key in Name]: Key } {
  return Object.fromEntries(names.map((name) => [name, name])) as { [Key in Name]: Key };
}

export const PlatformModeKindEnum = {
  normal: 'normal',
  temporarily_unavailable: 'temporarily_unavailable',
  update_mode: 'update_mode',
  development_mode: 'development_mode',
} as const satisfies Record<PlatformModeKind, PlatformModeKind>;
registerEnumType(PlatformModeKindEnum, { name: 'PlatformModeKind' });
export const PlatformChangeKindEnum = enumOf(PLATFORM_CHANGE_KINDS);
registerEnumType(PlatformChangeKindEnum, { name: 'PlatformChangeKind' });
/** REST and the database write the last one with one l. */
export const WindowStateEnum = { planned: 'planned', active: 'active', ended: 'ended', cancelled: 'canceled' } as const;
registerEnumType(WindowStateEnum, {
  name: 'MaintenanceState',
  description: 'How a planned maintenance stands.',
  valuesConfig: {
    planned: { description: 'It has not begun.' },
    active: { description: 'It is going on.' },
    ended: { description: 'It is over.' },
    cancelled: { description: 'It was called off.' },
  },
});

@KeyResources()
@ObjectType('PlatformClaims')
export class PlatformClaimsType {
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
@ObjectType('PlatformSettings')
export class PlatformSettingsType {
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

  @Field(() => String, { defaultValue: PLATFORM_LOCALE })
  locale?: string;

  @Field(() => String, { defaultValue: OPEN_GRAPH_TYPE })
  type?: string;

  @Field(() => PlatformClaimsType)
  claims!: PlatformClaimsType;
}

@KeyResources()
@ObjectType('PlatformMode')
export class PlatformModeType {
  @Field(() => PlatformModeKindEnum)
  mode!: PlatformModeKind;

  @Field(() => String, { nullable: true })
  message?: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  until?: Date | null;
}

@ObjectType('PlatformChange')
export class PlatformChangeType {
  @Field(() => ID)
  id!: string;

  @Field(() => PlatformChangeKindEnum)
  kind!: PlatformChangeKind;

  @Field(() => PlatformModeKindEnum)
  mode!: PlatformModeKind;

  @Field(() => PlatformModeKindEnum)
  previousMode!: PlatformModeKind;

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

@ObjectType('PlatformChangePage')
export class PlatformChangePageType extends PageType {
  @Field(() => [PlatformChangeType])
  items!: readonly PlatformChangeType[];
}

@ObjectType('MaintenanceWindow')
export class MaintenanceWindowType {
  @Field(() => ID)
  id!: string;

  @Field(() => DateTimeScalar)
  from!: Date;

  @Field(() => DateTimeScalar)
  to!: Date;

  @Field(() => PlatformModeKindEnum)
  mode!: PlatformModeKind;

  @Field(() => String, { nullable: true })
  message?: string | null;

  @Field(() => String, { nullable: true })
  reason?: string | null;

  @Field(() => WindowStateEnum)
  state!: WindowState;
}

@ObjectType('PlatformHealthCheck')
export class PlatformHealthCheckType {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  status!: string;

  @Field(() => Float)
  ms!: number;

  @Field(() => String)
  detail!: string;
}

@ObjectType('PlatformHealth')
export class PlatformHealthType {
  @Field(() => String, { description: 'ok, degraded or down' })
  status!: string;

  @Field(() => [PlatformHealthCheckType])
  checks!: readonly PlatformHealthCheckType[];
}

@InputType('PlatformModeInput')
export class PlatformModeInputType {
  @Field(() => PlatformModeKindEnum)
  mode!: PlatformModeKind;

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

  @Field(() => PlatformModeKindEnum, { nullable: true })
  mode?: PlatformModeKind;

  @Field(() => String, { nullable: true })
  message?: string | null;

  @Field(() => String, { nullable: true })
  reason?: string | null;
}

@InputType('PlatformClaimsInput')
export class PlatformClaimsInputType {
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

@InputType('PlatformSettingsInput', { description: 'What is left out stays as it is.' })
export class PlatformSettingsInputType {
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

  @Field(() => PlatformClaimsInputType, { nullable: true })
  claims?: PlatformClaimsInputType;
}

@InputType('PlatformHistoryFilter', { description: 'Which changes a list shows; without conditions all of them.' })
export class PlatformHistoryFilter extends PeriodFilter {
  @Field(() => PlatformChangeKindEnum, {
    nullable: true,
    description: 'Only changes of the mode, or of the settings.',
  })
  kind?: PlatformChangeKind | null;
}
