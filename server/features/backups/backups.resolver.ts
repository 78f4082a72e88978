import { Arg, Ctx as Context, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { Keys } from '#platform/graphql/keys.js';
import { siteLoader, SiteType } from '#features/sites/index.js';
import { keptDays } from './backups.queries.js';
import { SiteBackupRestoreType, SiteBackupTargetEnum, SiteBackupType } from './backups.types.js';
import { readBackups } from './read-backups.service.js';
import { restoreBackup, type BackupTarget } from './restore-backup.service.js';

@Resolver(() => SiteBackupType)
export class SiteBackupResolver {
  @Keys('read:backups')
  @Query(() => [SiteBackupType], {
    description:
      'The backups of a site, newest first; for its owner and for administrators. Bounded: one of each day, for as ' +
      'many days as `backupDays` of the site says.',
  })
  siteBackups(
    @Context() ctx: Ctx,
    @Arg('siteId', () => ID, { description: 'The id of the site.' }) siteId: string,
  ): Promise<readonly SiteBackupType[]> {
    return readBackups(ctx, siteId);
  }

  @Keys('write:backups')
  @Mutation(() => SiteBackupRestoreType, {
    description:
      'Makes the draft of a site the design of a backup, and publishes it where `to` is `live`. Messages and ' +
      'subscribers that are missing come back, except erased ones; newer ones stay. The errors are those of saveSiteDraft and publishSite.',
  })
  restoreSiteBackup(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the backup.' }) id: string,
    @Arg('to', () => SiteBackupTargetEnum, { description: 'Whether visitors see it.' }) to: BackupTarget,
    @Arg('baseVersion', () => Int, { description: 'The version of the draft that is given up; CONFLICT for another.' })
    baseVersion: number,
    @Arg('replaceCustom', () => Boolean, {
      nullable: true,
      description: 'Visitors may see custom code, which is replaced; without, CUSTOM_RELEASE_LIVE.',
    })
    replaceCustom: boolean | null,
  ): Promise<SiteBackupRestoreType> {
    return restoreBackup(ctx, id, { to, baseVersion, replaceCustom });
  }

  @FieldResolver(() => SiteType, { nullable: true, description: 'The site that it belongs to.' })
  site(@Context() ctx: Ctx, @Root() backup: Readonly<SiteBackupType>): Promise<SiteType | null> {
    return siteLoader(ctx).load(backup.siteId);
  }
}

@Resolver(() => SiteBackupRestoreType)
export class SiteBackupRestoreResolver {
  @FieldResolver(() => SiteType, { nullable: true, description: 'The site that it belongs to.' })
  site(@Context() ctx: Ctx, @Root() restore: Readonly<SiteBackupRestoreType>): Promise<SiteType | null> {
    return siteLoader(ctx).load(restore.siteId);
  }
}

@Resolver(() => SiteType)
export class BackupsOfSiteResolver {
  @FieldResolver(() => Int, {
    description: 'For how many days its backups are kept; its backup service makes it more.',
  })
  backupDays(@Context() ctx: Ctx, @Root() site: Readonly<SiteType>): Promise<number> {
    return keptDays(ctx, site.id);
  }
}
