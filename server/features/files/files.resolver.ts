import { Arg, Args, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import type { LazyPage } from '#platform/db/page.js';
import { AckType } from '#platform/graphql/common.types.js';
import { Keys } from '#platform/graphql/keys.js';
import { parseInput } from '#platform/input.js';
import { TicketAttachmentType } from '#features/support/index.js';
import { DEFAULT_LIST_BUCKET, type Bucket } from './storage/buckets.js';
import { signedFileLink } from './storage/file-link.js';
import { messages } from './file/files.messages.js';
import {
  FileChangesInput,
  FilesFilter,
  filesFilterSchema,
  type FileChanges,
  type FilesInput,
} from './file/files.inputs.js';
import { BucketEnum, FilePageType, FileType, StorageStatsType } from './file/files.types.js';
import {
  changeFile,
  deleteFile,
  fileTotals,
  listFiles,
  listOrderFiles,
  ownFileLink,
  relatedFile,
} from './file/manage.service.js';
import { PageArgs, ScopeEnum, type Scope } from '#platform/graphql/list.types.js';

/** Files come in through REST (POST /api/wizard/upload-files and /api/storage/upload/{bucket}, multipart). */
@Resolver()
export class FilesResolver {
  @Keys('read:files')
  @Query(() => FilePageType, { description: "One's own files of a bucket, newest first." })
  files(
    @Context() ctx: Ctx,
    @Arg('filter', () => FilesFilter, { nullable: true, description: 'Only files that match; without it all of them.' })
    filter: FilesInput | null,
    @Args(() => PageArgs) paging: PageArgs,
  ): Promise<LazyPage<FileType>> {
    return listFiles(ctx, { ...parseInput(filesFilterSchema, filter ?? {}), ...paging });
  }

  @Keys('read:files')
  @Query(() => [FileType], {
    description: 'The files of an order, newest first. Bounded: at most 60. INVALID_ORDER_ID for another user’s order.',
  })
  orderFiles(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID, { description: 'The id of the order.' }) orderId: string,
  ): Promise<FileType[]> {
    return listOrderFiles(ctx, orderId);
  }

  @Keys('read:files')
  @Query(() => StorageStatsType, { description: 'How much of a bucket one uses, or everybody for administrators.' })
  async storageStats(
    @Context() ctx: Ctx,
    @Arg('bucket', () => BucketEnum, { defaultValue: DEFAULT_LIST_BUCKET, description: 'Only files of this bucket.' })
    bucket: Bucket,
    @Arg('scope', () => ScopeEnum, { defaultValue: 'mine', description: 'all: of everybody; for administrators.' })
    scope: Scope,
  ): Promise<StorageStatsType> {
    const { files: count, bytes: totalBytes } = await fileTotals(ctx, { bucket, scope });
    return { count, totalBytes };
  }

  @Keys('read:files')
  @Query(() => String, {
    description: 'A signed address that opens the file for at most five minutes, while its viewer may see it.',
  })
  fileUrl(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the file.' }) id: string,
  ): Promise<string> {
    return ownFileLink(ctx, { id });
  }

  @Keys('write:files')
  @Mutation(() => FileType, { description: 'Renames, describes or sorts an own file.' })
  updateFile(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the file.' }) id: string,
    @Arg('changes', () => FileChangesInput, { description: 'The fields to change.' }) changes: FileChanges,
  ): Promise<FileType> {
    const { fileName, description, category } = changes;
    return changeFile(ctx, { id }, { fileName: fileName ?? undefined, description, category: category ?? undefined });
  }

  @Keys('write:files')
  @Mutation(() => AckType, { description: 'Deletes an own file; not one of an order that is paid.' })
  async deleteFile(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the file.' }) id: string,
    @Arg('orderId', () => ID, { nullable: true, description: 'Where given, the file has to belong to this order.' })
    orderId: string | null,
  ): Promise<AckType> {
    await deleteFile(ctx, { id, orderId });
    return { success: true, message: messages.deleted };
  }
}

@Resolver(() => FileType)
export class FileFieldResolver {
  @FieldResolver(() => String, {
    description: 'Opens with a bearer, or in a signed-in browser; otherwise use `url`.',
  })
  filePath(@Root() file: Readonly<FileType>): string {
    return `/api/files/${file.id}`;
  }

  @FieldResolver(() => String, { description: 'A signed address, good for at most five minutes.' })
  url(@Context() ctx: Ctx, @Root() file: Readonly<FileType>): string {
    return signedFileLink(ctx, file.id);
  }
}

@Resolver(() => TicketAttachmentType)
export class AttachmentFileResolver {
  @FieldResolver(() => FileType, {
    nullable: true,
    description: 'The file itself; null where it is gone, and where the viewer may not read it.',
  })
  file(@Context() ctx: Ctx, @Root() attachment: Readonly<TicketAttachmentType>): Promise<FileType | null> {
    return relatedFile(ctx, attachment.fileId);
  }
}
