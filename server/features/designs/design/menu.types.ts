/** A site's own menu as an output and an input of GraphQL. */
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DESIGN, MENU } from '#core/limits/limits.js';
import { KeyResources } from '#platform/graphql/keys.js';

export const MENU_TEXT = 'The own menu of a site. Without it, the menu follows from the pages and sections.';
const LABEL = `Its words, up to ${MENU.label} characters; empty for those of its page.`;
const TO =
  'Where it leads: page:<id>, section:<page id>/<section id>, file:<id> of an own upload, or an address (https, mailto, tel). Empty for a heading.';
const ID_TEXT = 'Required. An id of your choice, unique in its menu.';

@KeyResources()
@ObjectType('MenuLink', { description: 'An entry of a group of a menu.', simpleResolvers: true })
@InputType('MenuLinkInput', { description: 'An entry of a group of a menu.' })
class MenuLinkType {
  @Field(() => ID, { nullable: true, description: ID_TEXT })
  id?: string | null;

  @Field(() => String, { nullable: true, description: LABEL })
  label?: string | null;

  @Field(() => String, { nullable: true, description: TO })
  to?: string | null;
}

@KeyResources()
@ObjectType('MenuItem', { description: 'An entry of a menu, or a group of entries.', simpleResolvers: true })
@InputType('MenuItemInput', { description: 'An entry of a menu, or a group of entries.' })
class MenuItemType {
  @Field(() => ID, { nullable: true, description: ID_TEXT })
  id?: string | null;

  @Field(() => String, { nullable: true, description: LABEL })
  label?: string | null;

  @Field(() => String, { nullable: true, description: TO })
  to?: string | null;

  @Field(() => [MenuLinkType], {
    nullable: true,
    description: `The entries of its group. Bounded: at most ${MENU.maxChildren}.`,
  })
  children?: readonly MenuLinkType[] | null;
}

@KeyResources()
@ObjectType('MenuButton', { description: 'The button after the entries of a menu.', simpleResolvers: true })
@InputType('MenuButtonInput', { description: 'The button after the entries of a menu.' })
class MenuButtonType {
  @Field(() => String, { nullable: true, description: LABEL })
  label?: string | null;

  @Field(() => String, { nullable: true, description: TO })
  to?: string | null;
}

@KeyResources()
@ObjectType('SiteMenu', { description: MENU_TEXT, simpleResolvers: true })
@InputType('SiteMenuInput', { description: MENU_TEXT })
export class SiteMenuType {
  @Field(() => [MenuItemType], {
    nullable: true,
    description: `Its entries; those of removed pages are not shown. Bounded: at most ${MENU.maxItems}.`,
  })
  items?: readonly MenuItemType[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: `The pages that are left out; all others join at the end. Bounded: at most ${DESIGN.maxPages}.`,
  })
  hidden?: readonly string[] | null;

  @Field(() => MenuButtonType, { nullable: true, description: 'Drawn as a button after the entries.' })
  button?: MenuButtonType | null;
}
