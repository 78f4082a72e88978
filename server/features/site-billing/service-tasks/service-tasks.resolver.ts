import { Arg, Args, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { SERVICE_TASK } from '#core/sites/service-tasks.js';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AdminOnly, Keys } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import { siteLoader, SiteType } from '#features/sites/index.js';
import { ServiceTasksFilter, type ServiceTasksInput } from './service-tasks.inputs.js';
import { finishServiceTask, readServiceTasks, readTasksOfSite, startServiceTask } from './service-tasks.service.js';
import { ServiceTaskType, ServiceWorkPageType, ServiceWorkType } from './service-tasks.types.js';

@Resolver(() => ServiceWorkType)
export class ServiceWorkResolver {
  @AdminOnly()
  @Query(() => ServiceWorkPageType, {
    description:
      'For administrators: what is to be done for the services that were bought, those due first at the top.',
  })
  serviceTasks(
    @Context() ctx: Ctx,
    @Arg('filter', () => ServiceTasksFilter, {
      nullable: true,
      description: 'Only tasks that match; without it all of them.',
    })
    filter: ServiceTasksInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<ServiceWorkType>> {
    return readServiceTasks(ctx, { ...filter, ...paging });
  }

  @AdminOnly()
  @Mutation(() => ServiceWorkType, {
    description: 'For administrators: takes a task, or takes it over. INVALID_TRANSITION once it is over.',
  })
  startServiceTask(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the task.' }) id: string,
  ): Promise<ServiceWorkType> {
    return startServiceTask(ctx, id);
  }

  @AdminOnly()
  @Mutation(() => ServiceWorkType, {
    description:
      'For administrators: ends a task with its report, which the customer gets. INVALID_TRANSITION once over.',
  })
  finishServiceTask(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the task.' }) id: string,
    @Arg('minutes', () => Int, { description: `Time spent, 1 to ${SERVICE_TASK.minutes} minutes.` }) minutes: number,
    @Arg('note', () => String, {
      description: `A report on the work in Persian, up to ${SERVICE_TASK.note} characters; the customer reads it.`,
    })
    note: string,
  ): Promise<ServiceWorkType> {
    return finishServiceTask(ctx, id, { minutes, note });
  }

  @Keys('read:sites')
  @Query(() => [ServiceTaskType], {
    description:
      'The work of people for the services of a site, open and done, newest first; for its owner and for administrators. ' +
      `Bounded: at most ${SERVICE_TASK.shown}.`,
  })
  siteServiceTasks(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, { description: 'The id of the site.' }) siteId: string,
  ): Promise<readonly ServiceTaskType[]> {
    return readTasksOfSite(ctx, siteId);
  }

  @FieldResolver(() => SiteType, { nullable: true, description: 'The site that it is for.' })
  site(@Context() ctx: Ctx, @Root() work: Readonly<ServiceWorkType>): Promise<SiteType | null> {
    return siteLoader(ctx).load(work.siteId);
  }
}
