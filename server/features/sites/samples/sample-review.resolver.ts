import { Arg, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { Keys } from '#platform/graphql/keys.js';
import { confirmSiteSamples, readSampleReview } from './sample-review.service.js';
import { SampleReviewType } from './sample-review.types.js';

@Resolver(() => SampleReviewType)
export class SampleReviewResolver {
  @Keys('read:sites')
  @Query(() => SampleReviewType, {
    description:
      'Texts of ours that a site shows and its owner has not confirmed; none where the owner has not been notified yet.',
  })
  siteSampleReview(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the site.' }) id: string,
  ): Promise<SampleReviewType> {
    return readSampleReview(ctx, id);
  }

  @Keys('write:sites')
  @Mutation(() => SampleReviewType, {
    description:
      'Confirms that what the samples of one section claim is true: they count as the owner’s own words from then on, ' +
      'also in the draft. Answers what is left.',
  })
  confirmSiteSamples(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the site.' }) id: string,
    @Arg('sectionId', () => ID, {
      description: 'The id of a section of `siteSampleReview`; one without samples changes nothing.',
    })
    sectionId: string,
    @Arg('part', () => String, {
      defaultValue: '',
      description: 'The part of a full page; empty for all other sections.',
    })
    part: string,
  ): Promise<SampleReviewType> {
    return confirmSiteSamples(ctx, id, { sectionId, part });
  }
}
