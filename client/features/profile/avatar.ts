/** A person's picture: what may be chosen, and how it gets to the server. */
import { FILES } from '#core/limits/limits.js';
import { profileMessages } from './profile.messages.js';
import { rest } from '#client/lib/rest/rest.js';

export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

const PATH = '/api/profiles/me/avatar';

export type AvatarChoice =
  | { readonly kind: 'keep' | 'remove' }
  /** `url` shows the file before it is sent. */
  | { readonly kind: 'new'; readonly file: File; readonly url: string };

/** The sentence to show instead of taking the file; null where it may be sent. The server looks at the bytes again. */
export function avatarFault(file: { readonly type: string; readonly size: number }): string | null {
  if (!AVATAR_TYPES.some((type) => type === file.type)) return profileMessages.avatar.type;
  return file.size > FILES.maxBytes ? profileMessages.avatar.size : null;
}

/** Sends what was chosen; nothing where the picture stays. Throws RestError. */
export async function saveAvatar(choice: AvatarChoice): Promise<void> {
  if (choice.kind === 'remove') await rest(PATH, { method: 'DELETE', repeatable: true });
  if (choice.kind !== 'new') return;
  const body = new FormData();
  body.append('file', choice.file);
  await rest(PATH, { method: 'PATCH', body });
}
