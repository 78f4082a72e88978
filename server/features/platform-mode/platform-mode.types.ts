import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import {
  EXAMPLES_MAX,
  type PlatformClaims,
  type PlatformMode,
  type PlatformModeKind,
  type PlatformSettings,
} from '#core/platform.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar, JSONScalar } from '#platform/graphql/scalars.js';
import type { WindowState } from './maintenance-window.entity.js';
import type { PlatformChangeKind, SettingChange } from './platform-change.entity.js';

export const PlatformModeKindEnum = enumOf<PlatformModeKind>('PlatformModeKind', 'Whether the platform is open.', {
  normal: 'Open to everybody.',
  temporarily_unavailable: 'Closed for maintenance; administrators work on.',
  update_mode: 'Closed for an update; administrators work on.',
  development_mode: 'Open, with a warning above every page that something may not work.',
});

export const PlatformChangeKindEnum = enumOf<PlatformChangeKind>(
  'PlatformChangeKind',
  'The subjects of changes of the platform.',
  {
    mode: 'The mode: open or closed.',
    settings: 'Name, contact, texts and promises.',
  },
);

const MaintenanceStateEnum = enumOf<WindowState>('MaintenanceState', 'The state of a planned maintenance.', {
  planned: 'It has not begun.',
  active: 'It is going on.',
  ended: 'It is over.',
  cancelled: 'It was called off.',
});

export const HEALTH_CHECKS = ['database', 'jobs', 'clock', 'platform'] as const;
export type HealthCheckName = (typeof HEALTH_CHECKS)[number];

const HealthCheckNameEnum = enumOf<HealthCheckName>('HealthCheckName', 'A part of the platform with a health check.', {
  database: 'The database answers in time.',
  jobs: 'The queue of background jobs; late ones make it degraded.',
  clock: "This machine's clock against the database's.",
  platform: 'The row of settings and mode.',
});

export type HealthStatus = 'ok' | 'degraded' | 'down';

const HealthStatusEnum = enumOf<HealthStatus>('HealthStatus', 'The health of a part of the platform.', {
  ok: 'Everything works as it should.',
  degraded: 'It answers, but needs attention.',
  down: 'It does not answer.',
});

@KeyResources()
@ObjectType('PlatformClaims', {
  description:
    'The promises of the public pages, in the words and numbers of administrators; nothing of it is counted.',
})
class PlatformClaimsType implements PlatformClaims {
  @Field(() => String, { description: 'How soon a site can be online, Persian.' })
  fastDelivery!: string;

  @Field(() => String, { description: 'How soon every site is online, Persian.' })
  fullDelivery!: string;

  @Field(() => String, { description: 'When a site is ready; empty: nothing is promised.' })
  siteReady!: string;

  @Field(() => String, { description: 'The domain name that the price includes; empty: nothing is promised.' })
  freeDomain!: string;

  @Field(() => String, {
    description: 'The network through which sites are delivered, such as CDN; empty: no promise.',
  })
  cdn!: string;

  @Field(() => Int, { description: 'How many customers there are.' })
  customers!: number;

  @Field(() => Int, { description: 'How many projects there are.' })
  projects!: number;

  @Field(() => Float, { description: 'Promised uptime in percent, 90 to 100.' })
  uptimePercent!: number;

  @Field(() => String, { description: 'A quotation of a customer; empty: an example that is marked as one is shown.' })
  quote!: string;

  @Field(() => String, { description: 'Who said it; empty: an example is shown.' })
  quoteBy!: string;

  @Field(() => String, { description: 'The occupation of the quoted customer; empty: the name alone.' })
  quoteRole!: string;
}

@KeyResources()
@ObjectType('PlatformSettings', {
  description: 'Name, contact and texts of the platform, as its pages and mails use them. Public.',
})
export class PlatformSettingsType implements PlatformSettings {
  @Field(() => String, { description: 'The name of the product.' })
  name!: string;

  @Field(() => String, { description: 'One line below the name, Persian.' })
  slogan!: string;

  @Field(() => String, { description: 'A description of the product, in Persian.' })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the platform without a slash at its end; null: the address in the server’s configuration.',
  })
  url!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of a picture, absolute or a path of the platform; null: the built-in mark.',
  })
  logo!: string | null;

  @Field(() => [String], { description: 'For search engines. Bounded: at most 30.' })
  keywords!: readonly string[];

  @Field(() => String, { description: 'Address that visitors write to.' })
  email!: string;

  @Field(() => String, { description: 'Number that visitors call, Latin digits.' })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'Address of the page there; null: none is shown.' })
  instagram?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the page there; null: none is shown.' })
  linkedin?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the page there; null: none is shown.' })
  github?: string | null;

  @Field(() => String, { description: 'Between the title of a page and the name, up to 3 characters.' })
  titleSeparator!: string;

  @Field(() => String, { description: 'Title of the first page and of shared links.' })
  defaultTitle!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The description for search engines and shared links; null: `description`.',
  })
  defaultDescription!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Picture of shared links, 1200 × 630 pixels, absolute or a path; null: the built-in one.',
  })
  defaultImage!: string | null;

  @Field(() => String, { nullable: true, description: 'Name on X, with @ before it; null: none.' })
  twitter!: string | null;

  @Field(() => PlatformClaimsType, { description: 'The promises of the public pages.' })
  claims!: PlatformClaimsType;

  @Field(() => [String], {
    description: `Labels of published sites that the first page shows while they are online. Bounded: at most ${EXAMPLES_MAX}.`,
  })
  examples!: readonly string[];

  /** A field of the resolver: only administrators read it. */
  protectedNames!: readonly string[];
}

@KeyResources()
@ObjectType('PlatformMode', { description: 'Whether the platform is open, and the notice to visitors. Public.' })
export class PlatformModeType implements PlatformMode<Date> {
  @Field(() => PlatformModeKindEnum, { description: 'Open or closed, and why.' })
  mode!: PlatformModeKind;

  @Field(() => String, { nullable: true, description: 'From an administrator to visitors, Persian; null: none.' })
  message!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The end that was announced; null: none was.' })
  until!: Date | null;
}

/** Settings have values of several types: texts, numbers, switches and records such as the claims. */
@KeyResources()
@ObjectType('PlatformSettingChange', { description: 'One setting that an administrator changed.' })
class SettingChangeType implements SettingChange {
  @Field(() => String, { description: 'The field of PlatformSettings, or one of its claims.' })
  field!: string;

  @Field(() => JSONScalar, { nullable: true, description: 'Its value before; null where it had none.' })
  before!: unknown;

  @Field(() => JSONScalar, { nullable: true, description: 'Its value since; null where it has none.' })
  after!: unknown;
}

@ObjectType('PlatformChange', { description: 'One change of the mode or the settings. For administrators.' })
export class PlatformChangeType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => PlatformChangeKindEnum, { description: 'Whether the mode or the settings changed.' })
  kind!: PlatformChangeKind;

  @Field(() => PlatformModeKindEnum, { description: 'The mode from then on.' })
  mode!: PlatformModeKind;

  @Field(() => PlatformModeKindEnum, { description: 'The mode before; the same where the settings changed.' })
  previousMode!: PlatformModeKind;

  @Field(() => String, { nullable: true, description: 'The notice to visitors with the mode; null: none.' })
  message!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The end that was announced with it; null: none was.' })
  until!: Date | null;

  @Field(() => String, { nullable: true, description: 'A note for the other administrators; null: none was given.' })
  reason!: string | null;

  @Field(() => [SettingChangeType], {
    description: 'The settings that changed; none where the mode did. Bounded: each of them once.',
  })
  changes!: readonly SettingChangeType[];

  @Field(() => ID, {
    nullable: true,
    description: 'The administrator who changed it; null: a planned maintenance began or ended by itself.',
  })
  byId!: string | null;

  @Field(() => String, { description: 'Name or e-mail of the administrator; «سامانه» where it changed by itself.' })
  by!: string;

  @Field(() => DateTimeScalar, { description: 'When it changed.' })
  at!: Date;
}

@ObjectType('PlatformChangePage', { description: 'A page of the changes of the platform, newest first.' })
export class PlatformChangePageType extends PageType {
  @Field(() => [PlatformChangeType], { description: 'The changes of this page.' })
  items!: readonly PlatformChangeType[];
}

@ObjectType('MaintenanceWindow', {
  description: 'A time for which the platform is closed; it closes and opens by itself. For administrators.',
})
export class MaintenanceWindowType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'When it begins.' })
  from!: Date;

  @Field(() => DateTimeScalar, { description: 'When it ends, unless it is ended before.' })
  to!: Date;

  @Field(() => PlatformModeKindEnum, { description: 'The mode meanwhile: temporarily_unavailable or update_mode.' })
  mode!: PlatformModeKind;

  @Field(() => String, { nullable: true, description: 'The notice to visitors meanwhile; null: none.' })
  message!: string | null;

  @Field(() => String, { nullable: true, description: 'A note for the other administrators; null: none was given.' })
  reason!: string | null;

  @Field(() => MaintenanceStateEnum, { description: 'The state of this window.' })
  state!: WindowState;
}

@ObjectType('PlatformHealthCheck', { description: 'The answer of one part of the platform.' })
export class PlatformHealthCheckType {
  @Field(() => HealthCheckNameEnum, { description: 'Which part it is.' })
  name!: HealthCheckName;

  @Field(() => HealthStatusEnum, { description: 'The health of this part.' })
  status!: HealthStatus;

  @Field(() => Float, { description: 'How long the answer took, in milliseconds, to a tenth.' })
  ms!: number;

  @Field(() => String, { description: 'Facts in English, for operators.' })
  detail!: string;
}

@ObjectType('PlatformHealth', { description: 'The health of the parts of the platform now.' })
export class PlatformHealthType {
  @Field(() => HealthStatusEnum, { description: 'The status of the worst check.' })
  status!: HealthStatus;

  @Field(() => [PlatformHealthCheckType], { description: 'Bounded: always four, one for each HealthCheckName.' })
  checks!: readonly PlatformHealthCheckType[];
}
