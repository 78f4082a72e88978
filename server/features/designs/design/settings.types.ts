/** The settings of a site as an output and an input of GraphQL. */
import { Field, InputType, ObjectType } from 'type-graphql';
import { REDIRECTS } from '#core/design/redirects.js';
import { SEAL_TYPED } from '#core/design/seals.js';
import { DESIGN_SETTINGS } from '#core/limits/limits.js';
import { LINK_LENGTH } from '#core/sections/link-target.js';
import { KeyResources } from '#platform/graphql/keys.js';

const ANNOUNCEMENT = 'The line above the header of every page. Without a text it is not shown.';

@KeyResources()
@ObjectType('Announcement', { description: ANNOUNCEMENT, simpleResolvers: true })
@InputType('AnnouncementInput', { description: ANNOUNCEMENT })
class AnnouncementType {
  @Field(() => String, { nullable: true, description: `Up to ${DESIGN_SETTINGS.announcement} characters, one line.` })
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Where it leads, as links of sections are written, up to ${LINK_LENGTH} characters; left out, nowhere.`,
  })
  to?: string | null;
}

const NOT_FOUND = "The owner's words on the page of addresses that do not exist.";

@KeyResources()
@ObjectType('NotFoundWords', { description: NOT_FOUND, simpleResolvers: true })
@InputType('NotFoundWordsInput', { description: NOT_FOUND })
class NotFoundWordsType {
  @Field(() => String, {
    nullable: true,
    description: `Up to ${DESIGN_SETTINGS.notFoundTitle} characters; left out, that of the platform.`,
  })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Up to ${DESIGN_SETTINGS.notFoundText} characters; left out, that of the platform.`,
  })
  text?: string | null;
}

const REDIRECT = 'An old path of a site, and where it leads. A page of the site at the old path wins.';

@KeyResources()
@ObjectType('SiteRedirect', { description: REDIRECT, simpleResolvers: true })
@InputType('SiteRedirectInput', { description: REDIRECT })
class SiteRedirectType {
  @Field(() => String, {
    nullable: true,
    description: `Required. The old path, such as /about, up to ${REDIRECTS.path} characters; without a query.`,
  })
  from?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Required. A path of the same site, perhaps with a place on its page: /services.html#prices.',
  })
  to?: string | null;
}

const SEALS = 'The seals of Enamad and Samandehi, at the end of every page.';
const PASTED = `As an input the code that was got, too, up to ${SEAL_TYPED} characters: its two values alone are read.`;

@KeyResources()
@ObjectType('SiteSeals', { description: SEALS, simpleResolvers: true })
@InputType('SiteSealsInput', { description: SEALS })
class SiteSealsType {
  @Field(() => String, { nullable: true, description: `The link of the seal of Enamad. ${PASTED}` })
  enamad?: string | null;

  @Field(() => String, { nullable: true, description: `The link of the seal of Samandehi. ${PASTED}` })
  samandehi?: string | null;
}

const ICON =
  'The picture in tabs and on home screens, as pictures of sections are written; left out, made of the logo or the name.';

export const SETTINGS_TEXT =
  'The settings of a site: the announcement, its icon, the page for unknown addresses, redirects and trust seals.';

@KeyResources()
@ObjectType('DesignSettings', { description: SETTINGS_TEXT, simpleResolvers: true })
@InputType('DesignSettingsInput', { description: SETTINGS_TEXT })
export class DesignSettingsType {
  @Field(() => AnnouncementType, { nullable: true, description: ANNOUNCEMENT })
  announcement?: AnnouncementType | null;

  @Field(() => String, { nullable: true, description: ICON })
  icon?: string | null;

  @Field(() => NotFoundWordsType, { nullable: true, description: NOT_FOUND })
  notFound?: NotFoundWordsType | null;

  @Field(() => [SiteRedirectType], {
    nullable: true,
    description: `Permanent redirects without circles. Bounded: at most ${REDIRECTS.most}.`,
  })
  redirects?: readonly SiteRedirectType[] | null;

  @Field(() => SiteSealsType, { nullable: true, description: SEALS })
  seals?: SiteSealsType | null;
}
