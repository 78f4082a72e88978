import { Arg, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '#platform/context.js';
import { NoKey } from '#platform/graphql/keys.js';
import type { NotificationKind } from './notification-kinds.js';
import { NotificationKindEnum, NotificationPreferenceType } from './notifications.types.js';
import { listPreferences, setPreference } from './preferences.service.js';

@Resolver(() => NotificationPreferenceType)
export class PreferencesResolver {
  @NoKey()
  @Query(() => [NotificationPreferenceType], {
    description: "One's own: every kind, and in which ways one is notified. Bounded: one row for every kind.",
  })
  notificationPreferences(@Context() ctx: Ctx): Promise<NotificationPreferenceType[]> {
    return listPreferences(ctx);
  }

  @NoKey()
  @Mutation(() => NotificationPreferenceType, {
    description: 'Changes the ways that are given. VALIDATION_ERROR for what is locked.',
  })
  setNotificationPreference(
    @Arg('kind', () => NotificationKindEnum, { description: 'The kind of notification.' }) kind: NotificationKind,
    @Arg('bell', () => Boolean, { nullable: true, description: 'Left out: as it is.' }) bell: boolean | null,
    @Arg('email', () => Boolean, { nullable: true, description: 'Left out: as it is.' }) email: boolean | null,
    @Context() ctx: Ctx,
  ): Promise<NotificationPreferenceType> {
    return setPreference(ctx, { kind, bell: bell ?? undefined, email: email ?? undefined });
  }
}
