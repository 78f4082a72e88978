import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { KeyResources } from '../../platform/graphql/keys.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { DEFAULT_LIST_BUCKET, type Bucket, type FileCategory } from './buckets.js';
import { enumOf } from '../../platform/graphql/enum.js';
import { PageType, ScopeEnum, type Scope } from '../../platform/graphql/list.types.js';

export const FileCategoryEnum = enumOf<FileCategory>('FileCategory', 'What a file is for.', {
  general: 'Nothing in particular.',
  documents: 'A document.',
  images: 'A picture for the pages of a site.',
  logos: 'A logo.',
  content: 'Texts for the pages of a site.',
});

export const BucketEnum = enumOf<Bucket>('Bucket', 'Where a file is kept; in REST with hyphens.', {
  uploads: 'What was uploaded for an order or a ticket.',
  'design-assets': 'Pictures and logos of a design.',
  users_avatars: 'Portraits of people.',
  'project-files': 'What belongs to a finished site.',
});

/** Name, type, path and signed address stand in FileFieldResolver. */
@KeyResources('files')
@ObjectType('File', { simpleResolvers: true })
export class FileType {
  @Field(() => ID)
  id!: string;

  @Field(() => BucketEnum, { description: 'Where it is kept.' })
  bucket!: Bucket;

  @Field(() => Int)
  sizeBytes!: number;

  @Field(() => FileCategoryEnum)
  category!: FileCategory;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => ID, { nullable: true })
  orderId!: string | null;

  @Field(() => DateTimeScalar)
  createdAt!: Date;
}

@KeyResources('files')
@ObjectType('FilePage', { simpleResolvers: true })
export class FilePageType extends PageType {
  @Field(() => [FileType])
  items!: readonly FileType[];
}

@KeyResources('files')
@ObjectType('StorageStats', { simpleResolvers: true })
export class StorageStatsType {
  @Field(() => Int)
  count!: number;

  @Field(() => Float)
  totalBytes!: number;
}

@InputType('FileChanges')
export class FileChangesInput {
  @Field(() => String, { nullable: true, description: 'The ending of the name stays as it is.' })
  fileName?: string;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => FileCategoryEnum, { nullable: true })
  category?: FileCategory;
}

@InputType('FilesFilter', { description: "Which files a list shows; without conditions one's own in project_files." })
export class FilesFilter {
  @Field(() => ScopeEnum, {
    nullable: true,
    defaultValue: 'mine',
    description: "all: everybody's; for administrators.",
  })
  scope?: Scope | null;

  @Field(() => BucketEnum, {
    nullable: true,
    defaultValue: DEFAULT_LIST_BUCKET,
    description: 'Only files of this bucket.',
  })
  bucket?: Bucket | null;

  @Field(() => ID, { nullable: true, description: 'Only files of this order, by whomever they were sent.' })
  orderId?: string | null;
}
