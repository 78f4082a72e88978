import { Field, Int, ObjectType } from 'type-graphql';
import type { IndexNowOutcome } from '#core/sites/index-now.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';

const IndexNowOutcomeEnum = enumOf<IndexNowOutcome>('IndexNowOutcome', 'How a submission to search engines ended.', {
  accepted: 'They accepted the addresses.',
  pending: 'They received them and check the key later.',
  key_refused: 'They did not find the key at the address of the site.',
  refused: 'They refused the addresses.',
  too_many: 'They received too many submissions.',
  unreachable: 'They gave no answer.',
});

@KeyResources('sites')
@ObjectType('SiteIndexNow', {
  description:
    'Whether search engines are notified at once of pages that change (IndexNow), and what became of it last.',
  simpleResolvers: true,
})
export class SiteIndexNowType {
  @Field(() => Boolean, { description: 'The platform submits addresses; where it does not, nothing is sent.' })
  isAvailable!: boolean;

  @Field(() => Boolean, { description: 'The owner wants it.' })
  isOn!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Where the key is served that proves the submissions; null while it is off.',
  })
  keyUrl!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When something was submitted last.' })
  lastAt!: Date | null;

  @Field(() => Int, { nullable: true, description: 'How many addresses that were.' })
  lastUrls!: number | null;

  @Field(() => IndexNowOutcomeEnum, { nullable: true, description: 'How that ended.' })
  lastOutcome!: IndexNowOutcome | null;

  @Field(() => String, { nullable: true, description: 'The same in words, Persian.' })
  lastText!: string | null;
}
