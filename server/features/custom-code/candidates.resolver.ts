import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { AdminOnly } from '#platform/graphql/keys.js';
import { customerLoader, CustomerType, type CustomerRow } from '#features/identity/index.js';
import { siteAddress, releaseLoader, siteLoader, ReleaseType, SiteType } from '#features/sites/index.js';
import { discardCandidate, previewCandidate, publishCandidate, readCandidates } from './candidates.service.js';
import { ReleaseCandidateType } from './candidates.types.js';

const OF_CANDIDATE = { description: 'The id of the candidate.' };

@Resolver(() => ReleaseCandidateType)
export class ReleaseCandidateResolver {
  @AdminOnly()
  @Query(() => [ReleaseCandidateType], {
    description:
      'For administrators: custom code that was uploaded for a site, newest first. Bounded: the twenty newest. It is ' +
      'uploaded by `POST /api/admin/sites/{id}/candidates`.',
  })
  releaseCandidates(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, { description: 'The id of the site.' }) siteId: string,
  ): Promise<ReleaseCandidateType[]> {
    return readCandidates(ctx, siteId);
  }

  @AdminOnly()
  @Mutation(() => ReleaseCandidateType, {
    description:
      'For administrators: opens the preview of a candidate for an hour from now, at `previewUrl`. INVALID_TRANSITION ' +
      'for one that waits no more.',
  })
  previewReleaseCandidate(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, OF_CANDIDATE) id: string,
  ): Promise<ReleaseCandidateType> {
    return previewCandidate(ctx, id);
  }

  @AdminOnly()
  @Mutation(() => ReleaseCandidateType, {
    description:
      'For administrators: makes a release of a candidate and shows it to visitors at once. CANDIDATE_NOT_SEEN before ' +
      'its preview was opened.',
  })
  publishReleaseCandidate(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, OF_CANDIDATE) id: string,
  ): Promise<ReleaseCandidateType> {
    return publishCandidate(ctx, id);
  }

  @AdminOnly()
  @Mutation(() => ReleaseCandidateType, { description: 'For administrators: discards a candidate with its files.' })
  discardReleaseCandidate(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, OF_CANDIDATE) id: string,
  ): Promise<ReleaseCandidateType> {
    return discardCandidate(ctx, id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where its preview opens until `previewUntil`, absolute; null: none was opened, or it has ended.',
  })
  previewUrl(@Context() ctx: Ctx, @Root() candidate: Readonly<ReleaseCandidateType>): string | null {
    const { previewLabel, previewUntil } = candidate;
    const isOpen = previewUntil !== null && previewUntil > ctx.clock.now();
    return previewLabel !== null && isOpen ? `${siteAddress(ctx.config, previewLabel)}/` : null;
  }

  @FieldResolver(() => SiteType, { nullable: true, description: 'The site that it is for.' })
  site(@Context() ctx: Ctx, @Root() candidate: Readonly<ReleaseCandidateType>): Promise<SiteType | null> {
    return siteLoader(ctx).load(candidate.siteId);
  }

  @FieldResolver(() => ReleaseType, {
    nullable: true,
    description: 'The release that was made of it; null where none was.',
  })
  async release(@Context() ctx: Ctx, @Root() candidate: Readonly<ReleaseCandidateType>): Promise<ReleaseType | null> {
    return candidate.releaseId === null ? null : releaseLoader(ctx).load(candidate.releaseId);
  }

  @FieldResolver(() => CustomerType, { nullable: true, description: 'Who uploaded it.' })
  uploadedBy(@Context() ctx: Ctx, @Root() candidate: Readonly<ReleaseCandidateType>): Promise<CustomerRow | null> {
    return customerLoader(ctx).load(candidate.uploadedById);
  }
}
