import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { changesInWords } from '#core/design/design-changes.js';
import { fromKeyedLists, toKeyedLists } from '#core/design/keyed-lists.js';
import type { Ctx } from '#platform/context.js';
import { CarriesDesign } from '#platform/graphql/carries-design.js';
import { Keys } from '#platform/graphql/keys.js';
import { WizardDataType } from '#features/designs/index.js';
import { logoLink } from '#features/orders/index.js';
import { releaseLoader } from '../site/sites.queries.js';
import { ReleaseType, SiteType } from '../site/sites.types.js';
import { releaseDesignLoader, shownDesignLoader } from './drafts.queries.js';
import { compareReleases, readDraft, resetDraft, saveDraft } from './drafts.service.js';
import { changeRecords, DesignChangeType, SaveSiteDraftInput, SiteDraftType } from './drafts.types.js';
import { releasePictureLink, sitePictureLink } from './release-picture.js';
import type { SiteDesign } from './site-design.js';

const OF_SITE = { description: 'The id of the site.' };
const LOGO = {
  nullable: true,
  description: 'A signed address of the logo in its design, good for at most five minutes.',
};

@Resolver(() => SiteDraftType)
export class SiteDraftResolver {
  @Keys('read:sites')
  @Query(() => SiteDraftType, { description: 'The draft of a site; before the first save what is shown.' })
  siteDraft(@Context() ctx: Ctx, @Arg('id', () => ID, OF_SITE) id: string): Promise<SiteDraftType> {
    return readDraft(ctx, id);
  }

  @CarriesDesign()
  @Keys('write:sites')
  @Mutation(() => SiteDraftType, {
    description: 'Stores the draft of a site; visitors see nothing of it before it is published.',
  })
  saveSiteDraft(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, OF_SITE) id: string,
    @Arg('input', () => SaveSiteDraftInput, { description: 'The draft to save.' }) input: SaveSiteDraftInput,
  ): Promise<SiteDraftType> {
    const design = fromKeyedLists(input.design, 'dropped') as Record<string, unknown>;
    return saveDraft(ctx, { id, baseVersion: input.baseVersion, design });
  }

  @Keys('write:sites')
  @Mutation(() => SiteDraftType, {
    description: 'Begins the draft of a site anew from a release; what was not published is gone.',
  })
  resetSiteDraft(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, OF_SITE) id: string,
    @Arg('baseVersion', () => Int, { description: 'The version that is given up; CONFLICT for another.' })
    baseVersion: number,
    @Arg('releaseId', () => ID, {
      nullable: true,
      description: 'The id of a release of this site; the live one if left out.',
    })
    releaseId?: string | null,
  ): Promise<SiteDraftType> {
    return resetDraft(ctx, { id, releaseId: releaseId ?? null, baseVersion });
  }

  @Keys('read:sites')
  @Query(() => [String], {
    description: 'The differences between two releases of a site, as Persian sentences. Bounded: at most thirty.',
  })
  async releaseChanges(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, OF_SITE) id: string,
    @Arg('from', () => ID, { description: 'The id of the earlier release.' }) from: string,
    @Arg('to', () => ID, { description: 'The id of the later release.' }) to: string,
  ): Promise<readonly string[]> {
    return changesInWords(await compareReleases(ctx, { id, from, to }));
  }

  @Keys('read:sites')
  @Query(() => [DesignChangeType], {
    description: 'The differences between two releases of a site, as data. Bounded: at most five hundred.',
  })
  async releaseChangeRecords(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, OF_SITE) id: string,
    @Arg('from', () => ID, { description: 'The id of the earlier release.' }) from: string,
    @Arg('to', () => ID, { description: 'The id of the later release.' }) to: string,
  ): Promise<readonly DesignChangeType[]> {
    return changeRecords(await compareReleases(ctx, { id, from, to }));
  }

  @FieldResolver(() => WizardDataType, { description: 'siteType, websiteFramework and branding; nothing else.' })
  design(@Root() draft: Readonly<SiteDraftType>): WizardDataType {
    return toKeyedLists(draft.design);
  }

  @FieldResolver(() => ReleaseType, { nullable: true, description: 'The release that it began from.' })
  async basedOn(@Context() ctx: Ctx, @Root() draft: Readonly<SiteDraftType>): Promise<ReleaseType | null> {
    return draft.basedOnId === null ? null : releaseLoader(ctx).load(draft.basedOnId);
  }

  @FieldResolver(() => String, LOGO)
  logoUrl(@Context() ctx: Ctx, @Root() draft: Readonly<SiteDraftType>): string | null {
    return logoLink(ctx, draft.design);
  }
}

/** The designs of sites and releases; read only where they are selected. */
@Resolver(() => SiteType)
export class SiteDesignResolver {
  @FieldResolver(() => WizardDataType, { description: 'The design of its live release, else of the next one.' })
  async design(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<WizardDataType> {
    return toKeyedLists(known(await shownDesignLoader(ctx).load(site.id)));
  }

  @FieldResolver(() => String, LOGO)
  async logoUrl(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<string | null> {
    return logoLink(ctx, known(await shownDesignLoader(ctx).load(site.id)));
  }

  @FieldResolver(() => String, {
    description:
      'The picture of the first page of its live release, else of what will be built, for an <img>. Good for at most ' +
      'five minutes.',
  })
  previewUrl(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): string {
    return sitePictureLink(ctx, site);
  }
}

@Resolver(() => ReleaseType)
export class ReleaseDesignResolver {
  @FieldResolver(() => WizardDataType, { description: 'The design it was built from.' })
  async design(@Context() ctx: Ctx, @Root() release: Readonly<ReleaseType>): Promise<WizardDataType> {
    return toKeyedLists(known(await releaseDesignLoader(ctx).load(release.id)));
  }

  @FieldResolver(() => String, LOGO)
  async logoUrl(@Context() ctx: Ctx, @Root() release: Readonly<ReleaseType>): Promise<string | null> {
    return logoLink(ctx, known(await releaseDesignLoader(ctx).load(release.id)));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The picture of its first page, for an <img>. Good for at most five minutes. Null for custom code.',
  })
  previewUrl(@Context() ctx: Ctx, @Root() release: Readonly<ReleaseType>): string | null {
    return releasePictureLink(ctx, release);
  }
}

function known(found: { readonly design: SiteDesign } | null): SiteDesign {
  if (!found) throw new Error('a site or release without a design');
  return found.design;
}
