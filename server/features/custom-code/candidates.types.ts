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
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => ID, { description: 'The id of the site that it is for.' })
  siteId!: string;

  @Field(() => CandidateStatusEnum, { description: 'The present status of this record.' })
  status!: CandidateStatus;

  @Field(() => String, { description: 'A note about its purpose; the owner of the site reads it beside the release.' })
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

  @Field(() => ID, { nullable: true, description: 'The id of the release that was made of it; null where none was.' })
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
