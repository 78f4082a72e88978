/** What the mutations and the history of the platform take over GraphQL; checked by platform-mode.inputs.ts. */
import { Field, Float, InputType, Int } from 'type-graphql';
import { EXAMPLES_MAX, PROTECTED_NAMES, type PlatformModeKind } from '#core/platform.js';
import { PeriodFilter } from '#platform/graphql/list.types.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import type { PlatformChangeKind } from './platform-change.entity.js';
import { PlatformChangeKindEnum, PlatformModeKindEnum } from './platform-mode.types.js';

@InputType('PlatformModeInput', { description: 'The new mode of the platform, and its notice to visitors.' })
export class PlatformModeInputType {
  @Field(() => PlatformModeKindEnum, { description: 'The mode from now on.' })
  mode!: PlatformModeKind;

  @Field(() => String, { nullable: true, description: 'Shown to visitors.' })
  message?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The announced end, in the future; nothing opens by itself then. Null: none is announced.',
  })
  until?: Date | null;

  @Field(() => String, { nullable: true, description: 'For the history.' })
  reason?: string | null;
}

@InputType('MaintenanceInput', {
  description: 'A time for which the platform is closed: it closes and opens by itself. Two of them cannot overlap.',
})
export class MaintenanceInputType {
  @Field(() => DateTimeScalar, { description: 'When it begins; at once where that is past.' })
  from!: Date;

  @Field(() => DateTimeScalar, { description: 'When it ends: in the future, at most seven days after `from`.' })
  to!: Date;

  @Field(() => PlatformModeKindEnum, {
    nullable: true,
    description: 'temporarily_unavailable, the default, or update_mode.',
  })
  mode?: PlatformModeKind;

  @Field(() => String, { nullable: true, description: 'Shown to visitors meanwhile, up to 500 characters.' })
  message?: string | null;

  @Field(() => String, { nullable: true, description: 'For the other administrators, up to 500 characters.' })
  reason?: string | null;
}

@InputType('PlatformClaimsInput', {
  description: 'What the public pages promise. What is left out stays as it is.',
})
class PlatformClaimsInputType {
  @Field(() => String, { nullable: true, description: 'How soon a site can be online, up to 60 characters.' })
  fastDelivery?: string;

  @Field(() => String, { nullable: true, description: 'How soon every site is online, up to 60 characters.' })
  fullDelivery?: string;

  @Field(() => String, { nullable: true, description: 'When a site is ready, up to 60 characters; empty: no promise.' })
  siteReady?: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the price includes of a domain name, up to 60 characters; empty: no promise.',
  })
  freeDomain?: string;

  @Field(() => String, {
    nullable: true,
    description: 'What sites are delivered through, up to 60 characters; empty: no promise.',
  })
  cdn?: string;

  @Field(() => Int, { nullable: true, description: 'How many customers there are, 0 to 1,000,000,000; 0: no claim.' })
  customers?: number;

  @Field(() => Int, { nullable: true, description: 'How many projects there are, 0 to 1,000,000,000; 0: no claim.' })
  projects?: number;

  @Field(() => Float, { nullable: true, description: 'Promised uptime in percent, 90 to 100.' })
  uptimePercent?: number;

  @Field(() => String, {
    nullable: true,
    description: 'What a customer said, up to 300 characters; empty: an example.',
  })
  quote?: string;

  @Field(() => String, { nullable: true, description: 'Who said it, up to 60 characters; empty: an example is shown.' })
  quoteBy?: string;

  @Field(() => String, { nullable: true, description: 'What they do, up to 60 characters; empty: the name alone.' })
  quoteRole?: string;
}

@InputType('PlatformSettingsInput', { description: 'What is left out stays as it is.' })
export class PlatformSettingsInputType {
  @Field(() => String, { nullable: true, description: 'The name of the product, up to 60 characters.' })
  name?: string;

  @Field(() => String, { nullable: true, description: 'Up to 120 characters.' })
  slogan?: string;

  @Field(() => String, { nullable: true, description: 'What the product is, up to 400 characters.' })
  description?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the platform, http or https; null: the address in the server’s configuration.',
  })
  url?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of a picture, absolute or a path of the platform; null: the built-in mark.',
  })
  logo?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'For search engines, in place of those before: at most 30, of up to 60 characters each.',
  })
  keywords?: string[];

  @Field(() => String, { nullable: true, description: 'Address that visitors write to, up to 254 characters.' })
  email?: string;

  @Field(() => String, { nullable: true, description: 'Number that visitors call: 4 to 15 digits, with or without +.' })
  phone?: string;

  @Field(() => String, { nullable: true, description: 'Address of the page there; null: none is shown.' })
  instagram?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the page there; null: none is shown.' })
  linkedin?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the page there; null: none is shown.' })
  github?: string | null;

  @Field(() => String, { nullable: true, description: 'Between the title of a page and the name: 1 to 3 characters.' })
  titleSeparator?: string;

  @Field(() => String, { nullable: true, description: 'Title of the first page, up to 120 characters.' })
  defaultTitle?: string;

  @Field(() => String, {
    nullable: true,
    description: 'What search engines and shared links say, up to 400 characters; null: `description`.',
  })
  defaultDescription?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Picture of shared links, 1200 × 630 pixels, absolute or a path; null: the built-in one.',
  })
  defaultImage?: string | null;

  @Field(() => String, { nullable: true, description: 'Name on X: @ and up to 15 letters, digits or _; null: none.' })
  twitter?: string | null;

  @Field(() => PlatformClaimsInputType, { nullable: true, description: 'What the public pages promise.' })
  claims?: PlatformClaimsInputType;

  @Field(() => [String], {
    nullable: true,
    description: `Labels of sites for the first page, in place of those before: at most ${EXAMPLES_MAX}.`,
  })
  examples?: string[];

  @Field(() => [String], {
    nullable: true,
    description: `Names that addresses of sites may imitate only after a review, in place of those before: at most ${PROTECTED_NAMES.max}, Latin letters, digits and hyphens.`,
  })
  protectedNames?: string[];
}

@InputType('PlatformHistoryFilter', { description: 'Which changes a list shows; without conditions all of them.' })
export class PlatformHistoryFilter extends PeriodFilter {
  @Field(() => PlatformChangeKindEnum, {
    nullable: true,
    description: 'Only changes of the mode, or of the settings.',
  })
  kind?: PlatformChangeKind | null;
}
