/** In which ways a user is notified of each kind. */
import { z } from 'zod';
import { AppError } from '#core/errors/errors.js';
import { requireViewer, unitOfWork, type Ctx } from '#platform/context.js';
import { row, rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { isLocked, NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.js';
import { messages } from './notifications.messages.js';
import type { NotificationPreferenceType } from './notifications.types.js';

export type Channels = Readonly<Pick<NotificationPreferenceType, 'bell' | 'email'>>;

export const preferenceSchema = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  bell: z.boolean().optional(),
  email: z.boolean().optional(),
});
export type PreferenceInput = z.input<typeof preferenceSchema>;

const EVERY_WAY: Channels = { bell: true, email: true };

/** Where a person's own choice ends, both ways stay open. */
export async function channelsOf(ctx: Ctx, userId: string, kind: NotificationKind): Promise<Channels> {
  if (isLocked(kind)) return EVERY_WAY;
  const chosen = await row<Channels>(
    ctx.em,
    'select bell, email from notification_preferences where user_id = $1 and kind = $2',
    [userId, kind],
  );
  return chosen ?? EVERY_WAY;
}

/** One's own, every kind. */
export async function listPreferences(ctx: Ctx): Promise<NotificationPreferenceType[]> {
  const { userId } = requireViewer(ctx);
  const chosen = await rows<Channels & { kind: NotificationKind }>(
    ctx.em,
    'select kind, bell, email from notification_preferences where user_id = $1',
    [userId],
  );
  return NOTIFICATION_KINDS.map((kind) => {
    const { bell, email } = chosen.find((each) => each.kind === kind) ?? EVERY_WAY;
    return { kind, bell, email, locked: isLocked(kind) };
  });
}

/** Changes the ways that are given. @throws AppError VALIDATION_ERROR where a locked kind is to be switched off. */
export async function setPreference(ctx: Ctx, input: PreferenceInput): Promise<NotificationPreferenceType> {
  const { userId } = requireViewer(ctx);
  const { kind, bell, email } = parseInput(preferenceSchema, input);
  if (isLocked(kind) && (bell === false || email === false))
    throw new AppError('VALIDATION_ERROR', { fields: [{ path: 'kind', message: messages.locked }] });
  const saved = await unitOfWork(ctx, (tx) =>
    row<Channels>(
      tx.em,
      `insert into notification_preferences as mine (id, user_id, kind, bell, email, updated_at)
       values ($1, $2, $3, coalesce($4, true), coalesce($5, true), $6)
       on conflict (user_id, kind) do update
         set bell = coalesce($4, mine.bell), email = coalesce($5, mine.email), updated_at = $6
       returning bell, email`,
      [newId(), userId, kind, bell ?? null, email ?? null, tx.clock.now()],
    ),
  );
  return { kind, ...(saved ?? EVERY_WAY), locked: isLocked(kind) };
}
