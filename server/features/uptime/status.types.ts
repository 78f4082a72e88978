import { Field, Float, Int, ObjectType } from 'type-graphql';
import { UPTIME } from '#core/limits/limits.js';
import { STATUS_COMPONENTS, type ComponentState, type StatusComponent } from '#core/uptime.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';

const StatusComponentEnum = enumOf<StatusComponent>(
  'StatusComponent',
  'The components that the status page measures.',
  {
    website: 'The pages of the platform, at its public address.',
    api: 'GraphQL, at its public address.',
    hosting: 'The oldest published site, at its own host.',
    sites: `Published sites in turn, up to ${UPTIME.sitesPerMinute} in a minute, at their own hosts.`,
    jobs: 'The database, and that no background job waits for long.',
    payments: 'The gateway, and that it is asked about open payments in time.',
    files: 'Files can be stored and read.',
    mail: 'Mails can be sent.',
  },
);

const ComponentStateEnum = enumOf<ComponentState>(
  'ComponentState',
  'The result of the measurements of the last minute.',
  {
    up: 'Every check succeeded.',
    partial: 'Some of the checked sites did not answer.',
    down: 'No check succeeded.',
    unknown: 'It was not measured lately, or there was nothing to check. Never counted as up.',
  },
);

@KeyResources()
@ObjectType('StatusDay', { description: 'The measurements of a component on one day.' })
export class StatusDayType {
  @Field(() => String, { description: 'The day in Tehran, of the Gregorian calendar: `2026-11-22`.' })
  day!: string;

  @Field(() => Int, { description: 'Minutes that were measured.' })
  measuredMinutes!: number;

  @Field(() => Int, {
    description: 'Minutes that were not, since the first measurement. They count neither as up nor as down.',
  })
  missingMinutes!: number;

  @Field(() => Int, { description: 'Checks: one a minute, of sites one for each checked site.' })
  checks!: number;

  @Field(() => Int, { description: 'Checks without the expected answer in time.' })
  failures!: number;
}

@KeyResources()
@ObjectType('ComponentStatus', { description: 'The measurements of one component of the platform.' })
export class ComponentStatusType {
  @Field(() => StatusComponentEnum, { description: 'Which component it is.' })
  component!: StatusComponent;

  @Field(() => ComponentStateEnum, { description: 'Its state in the last measured minute.' })
  state!: ComponentState;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The minute of `state`; null where it is unknown.' })
  checkedAt!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The longest successful answer of that minute, ms; null: there was none.',
  })
  ms!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The first measurement of the days below; null: there is none.',
  })
  measuredSince!: Date | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Successful checks in percent of all checks, rounded down to a hundredth; null without checks.',
  })
  percent!: number | null;

  @Field(() => Int, { description: 'Checks of the days below.' })
  checks!: number;

  @Field(() => Int, { description: 'Failed checks of the days below.' })
  failures!: number;

  @Field(() => Int, { description: 'Measured minutes of the days below.' })
  measuredMinutes!: number;

  @Field(() => Int, { description: 'Minutes since the first measurement that were not measured.' })
  missingMinutes!: number;

  @Field(() => [StatusDayType], { description: `Oldest first. Bounded: always ${UPTIME.days}, the last one is today.` })
  days!: readonly StatusDayType[];
}

@KeyResources()
@ObjectType('PlatformStatus', { description: 'The measured uptime of the platform.' })
export class PlatformStatusType {
  @Field(() => DateTimeScalar, { description: 'When it was read; it is kept for a few seconds.' })
  readAt!: Date;

  @Field(() => [ComponentStatusType], {
    description: `Bounded: always ${STATUS_COMPONENTS.length}, one for each StatusComponent.`,
  })
  components!: readonly ComponentStatusType[];
}
