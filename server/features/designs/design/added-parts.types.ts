/** The parts that the services of a site add to its design: to the head of the pages, and share links at their end. */
import { Field, InputType, ObjectType } from 'type-graphql';
import { HEAD, type HeadField } from '#core/design/head-rules.js';
import type { ShareTarget } from '#core/design/share-links.js';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';

export const HEAD_TEXT = 'Additions to the head of the pages: codes of search engines, a colour, structured data.';

@KeyResources()
@ObjectType('SiteHead', { description: HEAD_TEXT, simpleResolvers: true })
@InputType('SiteHeadInput', { description: HEAD_TEXT })
export class SiteHeadType implements Partial<Record<HeadField, string | null>> {
  @Field(() => String, { nullable: true, description: 'The code of google-site-verification.' })
  google?: string | null;

  @Field(() => String, { nullable: true, description: 'The code of msvalidate.01 (Bing).' })
  bing?: string | null;

  @Field(() => String, { nullable: true, description: 'The code of yandex-verification.' })
  yandex?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The theme colour of browsers, #rrggbb; else that of the brand.',
  })
  themeColor?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Structured data of schema.org as JSON, up to ${HEAD.jsonLdBytes} bytes; on the first page.`,
  })
  jsonLd?: string | null;
}

export const ShareTargetEnum = enumOf<ShareTarget>('ShareTarget', 'Where visitors can share the page they are on.', {
  telegram: 'Share on Telegram.',
  whatsapp: 'Share on WhatsApp.',
  eitaa: 'Share on Eitaa.',
  bale: 'Share on Bale.',
  x: 'Share on X.',
  email: 'Share by e-mail.',
});
