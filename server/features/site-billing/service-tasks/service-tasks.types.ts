import { Field, ID, Int, ObjectType } from 'type-graphql';
import { SERVICE_TASK, type ServiceTaskStatus, type TaskService, type WorkSort } from '#core/sites/service-tasks.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { PageType } from '#platform/graphql/list.types.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';

export const TaskServiceEnum = enumOf<TaskService>('TaskService', 'A service that a person carries out.', {
  maintenancePlan: `Looking after the site once in ${SERVICE_TASK.maintenanceDays} days.`,
  rushDelivery: `Looking through a new site within ${SERVICE_TASK.rushHours} hours of its payment.`,
});

export const ServiceTaskStatusEnum = enumOf<ServiceTaskStatus>('ServiceTaskStatus', 'The status of such work.', {
  open: 'It waits to be begun.',
  started: 'An administrator is at it.',
  done: 'It was done and reported to the customer.',
  cancelled: 'The site was closed before.',
});

@KeyResources('sites')
@ObjectType('ServiceTask', { description: 'What a person does for a site because a service of it was bought.' })
export class ServiceTaskType {
  @Field(() => ID, { description: 'Of this record.' })
  id!: string;

  @Field(() => TaskServiceEnum, { description: 'For which service.' })
  service!: TaskService;

  @Field(() => ServiceTaskStatusEnum, { description: 'Its status.' })
  status!: ServiceTaskStatus;

  @Field(() => DateTimeScalar, { description: 'By when it is to be done.' })
  dueAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was begun; null: it waits.' })
  startedAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'Minutes that were spent; null before it is done.' })
  minutes!: number | null;

  @Field(() => String, { nullable: true, description: 'What was done, Persian; null before.' })
  note!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was done or cancelled; null before.' })
  endedAt!: Date | null;
}

@ObjectType('ServiceWork', { description: 'A task of the work list, with its site. For administrators.' })
export class ServiceWorkType extends ServiceTaskType {
  @Field(() => ID, { description: 'Of the site.' })
  siteId!: string;

  @Field(() => String, { description: 'The label of the site.' })
  label!: string;

  @Field(() => String, { description: 'Number of its order.' })
  orderNumber!: string;

  @Field(() => String, { nullable: true, description: 'Name of the customer.' })
  customerName!: string | null;

  @Field(() => String, { description: 'E-mail of the customer.' })
  customerEmail!: string;

  @Field(() => String, { nullable: true, description: 'Who began or did it, name or e-mail; null: nobody yet.' })
  worker!: string | null;
}

@ObjectType('ServiceWorkPage', { description: 'One page of the work list.' })
export class ServiceWorkPageType extends PageType {
  @Field(() => [ServiceWorkType], { description: 'Those due first at the top, unless sorted otherwise.' })
  items!: readonly ServiceWorkType[];
}

export const WorkSortEnum = enumOf<WorkSort>('ServiceTaskSort', 'What the work list of services is sorted by.', {
  due: 'By when it is to be done.',
  created: 'When it came up.',
});
