import { Arg, Args, Ctx as Context, ID, Query, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AdminOnly, NoKey } from '#platform/graphql/keys.js';
import { PageArgs } from '#platform/graphql/list.types.js';
import { myAgreements, userAgreements } from './agreements.service.js';
import { AgreementPageType, type AgreementType } from './agreements.types.js';

@Resolver()
export class AgreementsResolver {
  @NoKey()
  @Query(() => AgreementPageType, {
    description: 'Which versions of the legal documents the signed-in person has agreed to, newest first.',
  })
  myAgreements(@Context() ctx: Ctx, @Args(() => PageArgs) paging: PageArgs): Promise<LazyPage<AgreementType>> {
    return myAgreements(ctx, paging);
  }

  @AdminOnly()
  @Query(() => AgreementPageType, {
    description: 'For administrators: the same of an account. An account of before the documents has none.',
  })
  userAgreements(
    @Context() ctx: Ctx,
    @Arg('userId', () => ID, { description: 'The id of the account.' }) userId: string,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<AgreementType>> {
    return userAgreements(ctx, userId, paging);
  }
}
