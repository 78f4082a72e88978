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
@ObjectType('ServiceTask', { description: 'Work of a person for a site because one of its services was bought.' })
export class ServiceTaskType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => TaskServiceEnum, { description: 'For which service.' })
  service!: TaskService;

  @Field(() => ServiceTaskStatusEnum, { description: 'The present status of this record.' })
  status!: ServiceTaskStatus;

  @Field(() => DateTimeScalar, { description: 'By when it is to be done.' })
  dueAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was begun; null: it waits.' })
  startedAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'Minutes that were spent; null before it is done.' })
  minutes!: number | null;

  @Field(() => String, { nullable: true, description: 'A report on the work, in Persian; null before it is done.' })
  note!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was done or cancelled; null before.' })
  endedAt!: Date | null;
}

@ObjectType('ServiceWork', { description: 'A task of the work list, with its site. For administrators.' })
export class ServiceWorkType extends ServiceTaskType {
  @Field(() => ID, { description: 'The id of the site.' })
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

export const WorkSortEnum = enumOf<WorkSort>(
  'ServiceTaskSort',
  'The orders in which the work list of services can be sorted.',
  {
    due: 'By when it is to be done.',
    created: 'When it came up.',
  },
);
