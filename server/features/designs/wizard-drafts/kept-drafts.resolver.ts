import { Arg, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import { fromKeyedLists } from '#core/design/keyed-lists.js';
import { DRAFTS } from '#core/limits/limits.js';
import type { Ctx } from '#platform/context.js';
import { CarriesDesign } from '#platform/graphql/carries-design.js';
import { Keys } from '#platform/graphql/keys.js';
import {
  continueKeptDraft,
  keepWizardDraft,
  myKeptDrafts,
  removeKeptDraft,
  type KeptDraft,
} from './kept-drafts.service.js';
import { KeptDraftType } from './kept-drafts.types.js';
import type { KnownWizardDraft } from './wizard-drafts.service.js';
import { SaveWizardDraftInput, WizardDraftType } from './wizard-drafts.types.js';

const DRAFT_ID = 'The id of a draft of `myKeptDrafts`; NOT_FOUND for any other.';

@Resolver()
export class KeptDraftResolver {
  @Keys('read:orders')
  @Query(() => [KeptDraftType], {
    description: `The unfinished wizards that you have put aside, the last one first. Bounded: at most ${DRAFTS.kept}.`,
  })
  myKeptDrafts(@Context() ctx: Ctx): Promise<readonly KeptDraft[]> {
    return myKeptDrafts(ctx);
  }

  @CarriesDesign()
  @Keys('write:orders')
  @Mutation(() => KeptDraftType, {
    description:
      'Puts an unfinished wizard aside. Where it is `myWizardDraft`, that has none afterwards, and `baseVersion` must be its version.',
  })
  keepWizardDraft(
    @Context() ctx: Ctx,
    @Arg('input', () => SaveWizardDraftInput, { description: 'The draft to put aside.' }) input: SaveWizardDraftInput,
  ): Promise<KeptDraft> {
    const content = fromKeyedLists(input.content, 'dropped') as Record<string, unknown>;
    return keepWizardDraft(ctx, { baseVersion: input.baseVersion, draftId: input.draftId, content });
  }

  @Keys('write:orders')
  @Mutation(() => WizardDraftType, {
    description:
      'Goes on with a draft that was put aside: it is `myWizardDraft` from now on, and the one before is put aside.',
  })
  continueKeptDraft(
    @Context() ctx: Ctx,
    @Arg('draftId', () => String, { description: DRAFT_ID }) draftId: string,
  ): Promise<KnownWizardDraft> {
    return continueKeptDraft(ctx, { draftId });
  }

  @Keys('write:orders')
  @Mutation(() => KeptDraftType, { description: 'Removes a draft that was put aside, for good.' })
  removeKeptDraft(
    @Context() ctx: Ctx,
    @Arg('draftId', () => String, { description: DRAFT_ID }) draftId: string,
  ): Promise<KeptDraft> {
    return removeKeptDraft(ctx, { draftId });
  }
}
