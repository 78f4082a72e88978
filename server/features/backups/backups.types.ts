import { Field, ID, Int, ObjectType } from 'type-graphql';
import { enumOf } from '#platform/graphql/enum.js';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import type { BackupTarget } from './restore-backup.service.js';

export const SiteBackupTargetEnum = enumOf<BackupTarget>(
  'SiteBackupTarget',
  'The places to which a backup can be restored.',
  {
    draft: 'The draft: visitors see nothing of it before it is published.',
    live: 'The draft, which is published at once.',
  },
);

/** The site is in SiteBackupResolver. */
@KeyResources('backups')
@ObjectType('SiteBackup', {
  description: 'The design, the pictures, the messages and the subscribers of a site on one day.',
})
export class SiteBackupType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  @Field(() => ID, { description: 'The site that it belongs to.' })
  siteId!: string;

  @Field(() => DateTimeScalar, { description: 'When it was taken.' })
  takenAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When all of it was read back and was what had been stored; null: that has not been done.',
  })
  verifiedAt!: Date | null;

  @Field(() => String, { description: 'SHA-256 of what it holds, hexadecimal: equal backups have equal ones.' })
  digest!: string;

  @Field(() => Int, { description: 'Pages of the design.' })
  pages!: number;

  @Field(() => Int, { description: "Pictures of the owner's own." })
  pictures!: number;

  @Field(() => Int, { description: 'Messages of visitors.' })
  messages!: number;

  @Field(() => Int, { description: 'Who had confirmed an address for its newsletter.' })
  subscribers!: number;

  @Field(() => Int, { description: 'Size of its design, pictures and compressed messages and subscribers, in bytes.' })
  totalBytes!: number;
}

@KeyResources('backups')
@ObjectType('SiteBackupRestore', {
  description: 'The changes that restoring a backup has made.',
  simpleResolvers: true,
})
export class SiteBackupRestoreType {
  @Field(() => Int, { description: 'The version of the draft that holds the design of the backup.' })
  draftVersion!: number;

  @Field(() => Int, { description: 'Messages that were missing and are back.' })
  restoredMessages!: number;

  @Field(() => Int, { description: 'Subscribers who were missing and are back.' })
  restoredSubscribers!: number;

  /** In SiteBackupRestoreResolver. */
  siteId!: string;
}
