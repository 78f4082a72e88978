import { Field, ID, Int, ObjectType } from 'type-graphql';
import { KEPT_MONTHS } from '#core/sites/site-messages.js';
import { KeyResources } from '#platform/graphql/keys.js';

@KeyResources('messages')
@ObjectType('SiteInboxSettings', { description: 'How the messages of a site are kept.' })
export class InboxSettingsType {
  @Field(() => ID, { description: 'The id of the site.' })
  siteId!: string;

  @Field(() => Int, {
    nullable: true,
    description: `Older messages are deleted every day: ${KEPT_MONTHS.join(', ')} months; null: they are kept.`,
  })
  keptMonths!: number | null;
}
