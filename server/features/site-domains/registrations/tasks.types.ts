import { Field, ID, Int, ObjectType } from 'type-graphql';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import type { TaskKind, TaskSort, TaskStatus } from './registrations.values.js';

export const TaskKindEnum = enumOf<TaskKind>('RegistrationTaskKind', 'The acts at a registry.', {
  register: 'Register the name for a year.',
  renew: 'Register it for another year, which is paid.',
  transfer_code: 'Get the code with which another registrar takes it over.',
});

export const TaskStatusEnum = enumOf<TaskStatus>('RegistrationTaskStatus', 'The status of a task at a registry.', {
  open: 'It waits to be done.',
  done: 'It was done, and recorded with its proof.',
  refused: 'It could not be done; the customer was notified of the reason.',
  cancelled: 'It is no longer wanted.',
});

@KeyResources('sites')
@ObjectType('RegistrationTask', {
  description: 'One act at a registry for one name, done by an administrator or by the sandbox.',
})
export class RegistrationTaskType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => ID, { description: 'The registration that it is about.' })
  registrationId!: string;

  @Field(() => TaskKindEnum, { description: 'The act to be done.' })
  kind!: TaskKind;

  @Field(() => TaskStatusEnum, { description: 'The present status of this record.' })
  status!: TaskStatus;

  @Field(() => String, { description: 'The whole name, in Latin letters.' })
  name!: string;

  @Field(() => DateTimeScalar, { description: 'By when it is to be done.' })
  dueAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "The holder's handle at the registry of .ir, where it was given.",
  })
  nicHandle!: string | null;

  @Field(() => String, { nullable: true, description: 'Who holds the name: the customer.' })
  holderName!: string | null;

  @Field(() => String, { description: 'E-mail of the holder.' })
  holderEmail!: string;

  @Field(() => String, { nullable: true, description: 'Telephone of the holder.' })
  holderPhone!: string | null;

  @Field(() => ID, { description: 'The order that the name belongs to.' })
  orderId!: string;

  @Field(() => String, { description: 'Number of that order.' })
  orderNumber!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when the name is paid now; null before it is registered.',
  })
  expiresAt!: Date | null;

  @Field(() => Int, { description: 'How often it was handed to the registrar.' })
  tries!: number;

  @Field(() => String, {
    nullable: true,
    description: "Evidence of the act: the registry's number, or where it is seen.",
  })
  proof!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it could not be done, Persian, as its customer reads it.' })
  reason!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was requested.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ended; null while it is open.' })
  endedAt!: Date | null;
}

@KeyResources('sites')
@ObjectType('RegistrationTaskPage', { description: 'One page of the work list.' })
export class RegistrationTaskPageType extends PageType {
  @Field(() => [RegistrationTaskType], { description: 'Those due first at the top, unless sorted otherwise.' })
  items!: readonly RegistrationTaskType[];
}

export const TaskSortEnum = enumOf<TaskSort>(
  'RegistrationTaskSort',
  'The orders in which the tasks at the registries can be listed.',
  {
    due: 'By when they are to be done.',
    created: 'When they were requested.',
  },
);
