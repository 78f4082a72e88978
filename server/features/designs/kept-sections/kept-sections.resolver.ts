import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { DesignSection } from '#core/design/design.js';
import { fromKeyedLists, toKeyedLists } from '#core/design/keyed-lists.js';
import { KEPT_SECTIONS } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { CarriesDesign } from '#platform/graphql/carries-design.js';
import { Keys } from '#platform/graphql/keys.js';
import { DesignSectionType } from '../design/design.types.js';
import {
  myKeptSections,
  readKept,
  removeKeptSection,
  renameKeptSection,
  storeKeptSection,
  type KeptSection,
} from './kept-sections.service.js';
import { KeepSectionInput, KeptSectionContentType, KeptSectionType } from './kept-sections.types.js';

const KEPT_ID = 'The id of a section of `myKeptSections`; NOT_FOUND for any other.';

@Resolver(() => KeptSectionContentType)
export class KeptSectionResolver {
  @Keys('read:orders')
  @Query(() => [KeptSectionType], {
    description: `The sections that your account has kept, the last one first. Bounded: at most ${KEPT_SECTIONS.perAccount}.`,
  })
  myKeptSections(@Context() ctx: Ctx): Promise<readonly KeptSection[]> {
    return myKeptSections(ctx);
  }

  @Keys('read:orders')
  @Query(() => KeptSectionContentType, { description: 'A kept section with all that it contains.' })
  async keptSection(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: KEPT_ID }) id: string,
  ): Promise<KeptSectionContentType> {
    const kept = await readKept(ctx, { id });
    return { kept, section: kept.section };
  }

  @CarriesDesign()
  @Keys('write:orders')
  @Mutation(() => KeptSectionType, {
    name: 'keepSection',
    description:
      'Keeps a copy of a section for the pages and sites of your account. KEPT_SECTION_LIMIT beyond the list.',
  })
  storeKeptSection(
    @Context() ctx: Ctx,
    @Arg('input', () => KeepSectionInput, { description: 'The section to keep.' }) input: KeepSectionInput,
  ): Promise<KeptSection> {
    const section = fromKeyedLists(input.section, 'dropped') as Record<string, unknown>;
    return storeKeptSection(ctx, { name: input.name, section });
  }

  @Keys('write:orders')
  @Mutation(() => KeptSectionType, { description: 'Gives a kept section another name.' })
  renameKeptSection(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: KEPT_ID }) id: string,
    @Arg('name', () => String, { description: `The new name, up to ${KEPT_SECTIONS.nameLength} characters.` })
    name: string,
  ): Promise<KeptSection> {
    return renameKeptSection(ctx, { id, name });
  }

  @Keys('write:orders')
  @Mutation(() => KeptSectionType, {
    description: 'Removes a kept section for good; sections that were made of it stay.',
  })
  removeKeptSection(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: KEPT_ID }) id: string,
  ): Promise<KeptSection> {
    return removeKeptSection(ctx, { id });
  }

  @FieldResolver(() => DesignSectionType, { description: 'The section, as a design has it.' })
  section(@Root() { section }: Readonly<KeptSectionContentType>): DesignSectionType {
    return toKeyedLists(section as DesignSection);
  }
}
