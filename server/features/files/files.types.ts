import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { KeyResources } from '../../platform/graphql/keys.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { CATEGORIES, type Bucket, type FileCategory } from './buckets.js';

export const FileCategoryEnum = Object.fromEntries(CATEGORIES.map((name) => [name, name])) as Record<
  FileCategory,
  FileCategory
>;
registerEnumType(FileCategoryEnum, { name: 'FileCategory' });

export const FileScopeEnum = { mine: 'mine', all: 'all' } as const;
registerEnumType(FileScopeEnum, { name: 'FileScope' });

/** Name, type, path and signed address stand in FileFieldResolver. */
@KeyResources('files')
@ObjectType('File', { simpleResolvers: true })
export class FileType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
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
export class FilePageType {
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
