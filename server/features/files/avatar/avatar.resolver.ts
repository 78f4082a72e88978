import { Arg, Ctx as Context, Mutation, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { CarriesDesign } from '#platform/graphql/carries-design.js';
import { Keys } from '#platform/graphql/keys.js';
import { myProfile, UserType } from '#features/identity/index.js';
import { removeAvatar, setAvatar } from './avatar.service.js';

const IMAGE =
  'A base64 data: address of a PNG, JPEG or WebP. Larger pictures go through PATCH /api/profiles/me/avatar.';

@Resolver()
export class AvatarResolver {
  @CarriesDesign()
  @Keys('write:profile')
  @Mutation(() => UserType, { description: 'Sets the portrait.' })
  async updateAvatar(
    @Arg('image', () => String, { description: IMAGE }) image: string,
    @Context() ctx: Ctx,
  ): Promise<UserType> {
    await setAvatar(ctx, image);
    return myProfile(ctx);
  }

  @Keys('write:profile')
  @Mutation(() => UserType, { description: 'Takes the portrait away.' })
  async removeAvatar(@Context() ctx: Ctx): Promise<UserType> {
    await removeAvatar(ctx);
    return myProfile(ctx);
  }
}
