import { Field, ID, Int, ObjectType } from 'type-graphql';
import { enumOf } from '#platform/graphql/enum.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import type { CandidateStatus } from './candidates.values.js';

const CandidateStatusEnum = enumOf<CandidateStatus>('ReleaseCandidateStatus', 'The status of a candidate.', {
  quarantined: 'It waits; administrators alone can see it, in its preview.',
  published: 'It became a release.',
  discarded: 'An administrator has discarded it.',
  lapsed: 'It was not published in time.',
});

@ObjectType('ReleaseCandidate', {
  description: 'Custom code that was uploaded for a site and checked, for administrators. Visitors see nothing of it.',
})
export class ReleaseCandidateType {
  @Field(() => ID, { description: 'Of this record.' })
  id!: string;

  @Field(() => ID, { description: 'Of the site that it is for.' })
  siteId!: string;

  @Field(() => CandidateStatusEnum, { description: 'Its status.' })
  status!: CandidateStatus;

  @Field(() => String, { description: 'What it is for; its owner reads it beside the release.' })
  note!: string;

  @Field(() => Int, { description: 'How many files it has.' })
  totalFiles!: number;

  @Field(() => Int, { description: 'Their size in bytes.' })
  totalBytes!: number;

  previewLabel!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'How long the address of its preview opens it; null: it has none.',
  })
  previewUntil!: Date | null;

  @Field(() => ID, { nullable: true, description: 'Of the release that it became; null where it became none.' })
  releaseId!: string | null;

  /** Who uploaded it. */
  uploadedById!: string;

  @Field(() => DateTimeScalar, { description: 'When it was uploaded.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it lapses unless it is published.' })
  endsAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ended; null while it waits.' })
  endedAt!: Date | null;
}
