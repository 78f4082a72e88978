import { Arg, Ctx as Context, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { fromKeyedLists, toKeyedLists } from '#core/design/keyed-lists.js';
import type { WizardDraftContent } from '#core/design/wizard-draft.js';
import type { Ctx } from '#platform/context.js';
import { CarriesDesign } from '#platform/graphql/carries-design.js';
import { Keys } from '#platform/graphql/keys.js';
import { readWizardDraft, removeWizardDraft, saveWizardDraft, type KnownWizardDraft } from './wizard-drafts.service.js';
import { SaveWizardDraftInput, WizardDraftContentType, WizardDraftType } from './wizard-drafts.types.js';

@Resolver(() => WizardDraftType)
export class WizardDraftResolver {
  @Keys('read:orders')
  @Query(() => WizardDraftType, { description: 'The unfinished wizard of your account.' })
  myWizardDraft(@Context() ctx: Ctx): Promise<KnownWizardDraft> {
    return readWizardDraft(ctx);
  }

  @CarriesDesign()
  @Keys('write:orders')
  @Mutation(() => WizardDraftType, { description: 'Stores the unfinished wizard of your account.' })
  saveWizardDraft(
    @Context() ctx: Ctx,
    @Arg('input', () => SaveWizardDraftInput, { description: 'The draft to save.' }) input: SaveWizardDraftInput,
  ): Promise<KnownWizardDraft> {
    const content = fromKeyedLists(input.content, 'dropped') as Record<string, unknown>;
    return saveWizardDraft(ctx, { baseVersion: input.baseVersion, draftId: input.draftId, content });
  }

  @Keys('write:orders')
  @Mutation(() => WizardDraftType, { description: 'Removes the unfinished wizard of your account.' })
  removeWizardDraft(
    @Context() ctx: Ctx,
    @Arg('baseVersion', () => Int, { description: 'The version that is given up; CONFLICT for another.' })
    baseVersion: number,
  ): Promise<KnownWizardDraft> {
    return removeWizardDraft(ctx, { baseVersion });
  }

  @FieldResolver(() => WizardDraftContentType, { nullable: true, description: 'Null where there is no draft.' })
  content(@Root() draft: Readonly<WizardDraftType>): WizardDraftContentType | null {
    return toKeyedLists(draft.content as WizardDraftContent | null);
  }
}
