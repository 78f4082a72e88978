import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import type { DeviceKind } from './device.js';

export const DeviceKindEnum = {
  computer: 'computer',
  phone: 'phone',
  tablet: 'tablet',
  unknown: 'unknown',
} as const satisfies Record<DeviceKind, DeviceKind>;
registerEnumType(DeviceKindEnum, { name: 'DeviceKind' });

@ObjectType('Session', { description: 'A place where one is signed in.' })
export class SessionType {
  @Field(() => ID)
  id!: string;

  @Field(() => DeviceKindEnum)
  device!: DeviceKind;

  @Field(() => String, { nullable: true, description: 'As the program calls itself: Chrome, Firefox, …' })
  browser?: string | null;

  @Field(() => String, { nullable: true, description: 'Windows, Android, …' })
  os?: string | null;

  @Field(() => String, { nullable: true })
  ip?: string | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'To within five minutes.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'The session that asks.' })
  isCurrent!: boolean;
}
