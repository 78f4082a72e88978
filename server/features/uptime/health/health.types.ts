import { Field, Int, ObjectType } from 'type-graphql';
import {
  HEALTH_CHECKS,
  HEALTH_FIGURES,
  type HealthCheckName,
  type HealthFault,
  type HealthFigureName,
} from '#core/health.js';
import { enumOf } from '#platform/graphql/enum.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';

const SystemCheckNameEnum = enumOf<HealthCheckName>('SystemCheckName', 'The checks of the running platform.', {
  database: 'That the database can be written, and can grow.',
  files: 'That a file can be stored and read back unchanged.',
  queue: 'That background jobs are done.',
  payments: 'That the gateway is asked about every open payment in time.',
  gateway: 'That the gateway answers.',
  mail: 'That mails leave.',
});

const SystemFaultEnum = enumOf<HealthFault>('SystemFault', 'In which way a check is bad.', {
  away: 'It does not answer.',
  full: 'It has no space left.',
  read_only: 'It refuses to write.',
  corrupt: 'A stored value came back changed.',
  failing: 'It fails in another way.',
  stopped: 'It does nothing any more.',
  late: 'Something has waited for too long.',
  locked: 'Something has taken longer than it may, and is still locked.',
  overdue: 'A task that was due was not done.',
  unreachable: 'The gateway of a payment is not configured any more.',
  unknown: 'It is not known while the database is bad.',
});

const SystemFigureNameEnum = enumOf<HealthFigureName>('SystemFigureName', 'The figures of a check.', {
  runners: 'Processes that work on background jobs.',
  lastFinishedSeconds: 'Seconds since a background job last ended.',
  oldestDueSeconds: 'Seconds for which the oldest background job that could run has waited.',
  lockedBeyondLimit: 'Background jobs that are locked for longer than they may run.',
  overduePayments: 'Payments about which the gateway should have been asked.',
  oldestOverdueSeconds: 'Seconds for which the oldest of them is overdue.',
  unreachablePayments: 'Open payments and refunds whose gateway is not configured any more.',
  lastSentSeconds: 'Seconds since a mail was last sent.',
  oldestQueuedSeconds: 'Seconds for which the oldest mail has waited that was never tried.',
  failedSinceSent: 'Mails that have failed since then.',
});

@ObjectType('SystemFigure', { description: 'A number that a check found.' })
export class SystemFigureType {
  @Field(() => SystemFigureNameEnum, { description: 'The name of the figure.' })
  name!: HealthFigureName;

  @Field(() => Int, { description: 'The number; times in seconds.' })
  value!: number;
}

@ObjectType('SystemCheck', { description: 'The result of one check of the running platform.' })
export class SystemCheckType {
  @Field(() => SystemCheckNameEnum, { description: 'Which check it is.' })
  check!: HealthCheckName;

  @Field(() => SystemFaultEnum, { nullable: true, description: 'In which way it is bad; null: it is well.' })
  fault!: HealthFault | null;

  @Field(() => String, {
    nullable: true,
    description: 'An explanation of the fault and what to do, in Persian; null where there is none.',
  })
  message!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when it is bad, as this process has seen it; null: it is well.',
  })
  since!: Date | null;

  @Field(() => Int, { description: 'How long the check took, ms.' })
  ms!: number;

  @Field(() => [SystemFigureType], { description: `Bounded: at most ${HEALTH_FIGURES.length}, each once.` })
  figures!: readonly SystemFigureType[];
}

@ObjectType('SystemHealth', { description: 'How the platform is, for administrators.' })
export class SystemHealthType {
  @Field(() => DateTimeScalar, { description: 'When it was checked; at most a minute ago.' })
  checkedAt!: Date;

  @Field(() => [SystemCheckType], { description: `Bounded: always ${HEALTH_CHECKS.length}, one for each check.` })
  checks!: readonly SystemCheckType[];
}
