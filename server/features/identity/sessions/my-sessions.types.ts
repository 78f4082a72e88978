import { Field, ID, ObjectType } from 'type-graphql';
import { enumOf } from '#platform/graphql/enum.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import type { DeviceKind } from './device.js';

const DeviceKindEnum = enumOf<DeviceKind>('DeviceKind', 'The kinds of devices that browsers report.', {
  computer: 'A desktop computer or a laptop.',
  phone: 'A mobile phone.',
  tablet: 'A tablet computer.',
  unknown: 'The browser does not send it, or it is not recognised.',
});

@ObjectType('Session', { description: 'A place where one is signed in.' })
export class SessionType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => DeviceKindEnum, { description: 'The kind of device that the session is on.' })
  device!: DeviceKind;

  @Field(() => String, { nullable: true, description: 'The name of the browser: Chrome, Firefox, …' })
  browser!: string | null;

  @Field(() => String, { nullable: true, description: 'Windows, Android, …' })
  os!: string | null;

  @Field(() => String, { nullable: true, description: 'The IP address of its last refresh; null: unknown.' })
  ip!: string | null;

  @Field(() => DateTimeScalar, { description: 'When one signed in.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'To within five minutes.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether this is the session of the request.' })
  isCurrent!: boolean;
}
