import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { KeyResources } from '#platform/graphql/keys.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import type { Bucket, FileCategory } from '../storage/buckets.js';
import { enumOf } from '#platform/graphql/enum.js';
import { PageType } from '#platform/graphql/list.types.js';

export const FileCategoryEnum = enumOf<FileCategory>('FileCategory', 'The purposes of a file.', {
  general: 'Nothing in particular.',
  documents: 'A document, such as a PDF.',
  images: 'A picture for the pages of a site.',
  logos: 'A logo of the customer.',
  content: 'Texts for the pages of a site.',
});

export const BucketEnum = enumOf<Bucket>('Bucket', 'Where a file is kept; in REST with hyphens.', {
  uploads: 'Files that were uploaded for an order or a ticket.',
  'design-assets': 'Pictures and logos of a design.',
  users_avatars: 'Portraits of people.',
  'project-files': 'Files that belong to a finished site.',
});

/** Its path and signed address are resolved in FileFieldResolver. */
@KeyResources('files')
@ObjectType('File', { simpleResolvers: true, description: 'A file of an order, a ticket, a design or a person.' })
export class FileType {
  @Field(() => ID, { description: 'The id of this record; it never changes.' })
  id!: string;

  /** Whose it is. */
  ownerId!: string;

  @Field(() => BucketEnum, { description: 'Where it is kept.' })
  bucket!: Bucket;

  /** Where its bytes lie in the file store. */
  key!: string;

  @Field(() => String, { description: 'The name that the person gave the file.' })
  fileName!: string;

  @Field(() => String, { description: 'Its media type.' })
  mimeType!: string;

  @Field(() => Int, { description: 'Its size in bytes.' })
  sizeBytes!: number;

  @Field(() => FileCategoryEnum, { description: 'The purpose of the file.' })
  category!: FileCategory;

  @Field(() => String, { nullable: true, description: 'The description that its owner has written.' })
  description!: string | null;

  @Field(() => ID, { nullable: true, description: 'The order it was sent with; null where it was sent with none.' })
  orderId!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;
}

@KeyResources('files')
@ObjectType('FilePage', { simpleResolvers: true, description: 'A page of files, newest first.' })
export class FilePageType extends PageType {
  @Field(() => [FileType], { description: 'The files of this page.' })
  items!: readonly FileType[];
}

@KeyResources('files')
@ObjectType('StorageStats', { simpleResolvers: true, description: 'How much a bucket holds.' })
export class StorageStatsType {
  @Field(() => Int, { description: 'How many files.' })
  count!: number;

  @Field(() => Float, { description: 'Their size in bytes.' })
  totalBytes!: number;
}
