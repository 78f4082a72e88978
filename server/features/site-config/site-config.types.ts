import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import type { SiteModeKind } from './site-config.entity.js';

export const SiteModeKindEnum = {
  normal: 'normal',
  temporarily_unavailable: 'temporarily_unavailable',
  update_mode: 'update_mode',
  development_mode: 'development_mode',
} as const satisfies Record<SiteModeKind, SiteModeKind>;
registerEnumType(SiteModeKindEnum, { name: 'SiteModeKind' });

@ObjectType('SiteSettings')
export class SiteSettingsType {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  slogan!: string;

  @Field(() => String)
  description!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  phone!: string;

  @Field(() => String, { nullable: true })
  instagram?: string | null;

  @Field(() => String, { nullable: true })
  linkedin?: string | null;

  @Field(() => String, { nullable: true })
  github?: string | null;
}

@ObjectType('SiteMode')
export class SiteModeType {
  @Field(() => SiteModeKindEnum)
  mode!: SiteModeKind;

  @Field(() => String, { nullable: true })
  message?: string | null;

  @Field(() => DateTimeScalar, { nullable: true })
  until?: Date | null;
}
