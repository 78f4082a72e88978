import { Arg, Ctx as Context, ID, Mutation, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { AdminOnly } from '#platform/graphql/keys.js';
import { SiteType } from '#features/sites/index.js';
import { decideSiteLabel } from './decide-label.service.js';

@Resolver(() => SiteType)
export class SiteLabelResolver {
  @AdminOnly()
  @Mutation(() => SiteType, {
    description:
      'For administrators: gives a site the label that its customer wished, or refuses it; the owner is notified. ' +
      'CONFLICT where none waits for a review, SITE_LABEL_TAKEN where another site has it.',
  })
  decideSiteLabel(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the site.' }) id: string,
    @Arg('isApproved', () => Boolean, { description: 'Whether the site gets it.' }) isApproved: boolean,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'Why, for its owner to read. Needed for a refusal.',
    })
    reason: string | null,
  ): Promise<SiteType> {
    return decideSiteLabel(ctx, id, { isApproved, reason });
  }
}
