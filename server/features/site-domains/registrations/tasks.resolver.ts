import { Arg, Args, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AdminOnly } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import { RegistrationTasksFilter, type TasksInput } from './registrations.inputs.js';
import { DomainRegistrationType } from './registrations.types.js';
import { completeTask, readTasks, recordTransfer, refuseTask } from './tasks.service.js';
import { RegistrationTaskPageType, RegistrationTaskType } from './tasks.types.js';

@Resolver()
export class RegistrationTaskResolver {
  @AdminOnly()
  @Query(() => RegistrationTaskPageType, {
    description: 'For administrators: the tasks at the registries, those due first at the top.',
  })
  registrationTasks(
    @Context() ctx: Ctx,
    @Arg('filter', () => RegistrationTasksFilter, {
      nullable: true,
      description: 'Only tasks that match; without it all of them.',
    })
    filter: TasksInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<RegistrationTaskType>> {
    return readTasks(ctx, { ...filter, ...paging });
  }

  @AdminOnly()
  @Mutation(() => RegistrationTaskType, {
    description:
      'For administrators: records that a task was done; the customer is notified. REGISTRATION_STATE once it has ended.',
  })
  completeRegistrationTask(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the task.' }) id: string,
    @Arg('proof', () => String, { description: "The registry's number, or where it is seen." }) proof: string,
    @Arg('expiresOn', () => DateTimeScalar, {
      nullable: true,
      description: 'Until when the name is paid now; registering and renewing need it.',
    })
    expiresOn: Date | null,
    @Arg('code', () => String, { nullable: true, description: 'The transfer code; required for a transfer.' })
    code: string | null,
  ): Promise<RegistrationTaskType> {
    return completeTask(ctx, { id, proof, expiresOn, code });
  }

  @AdminOnly()
  @Mutation(() => RegistrationTaskType, {
    description:
      'For administrators: records that a task cannot be done. A customer whose name cannot be registered chooses ' +
      'another one; the order stays paid.',
  })
  refuseRegistrationTask(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the task.' }) id: string,
    @Arg('reason', () => String, { description: 'Persian; the customer reads it.' }) reason: string,
  ): Promise<RegistrationTaskType> {
    return refuseTask(ctx, { id, reason });
  }

  @AdminOnly()
  @Mutation(() => DomainRegistrationType, {
    description: 'For administrators: records that a name has gone to another registrar, as its customer requested.',
  })
  recordDomainTransfer(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the registration of the name.' }) id: string,
  ): Promise<DomainRegistrationType> {
    return recordTransfer(ctx, id);
  }
}
