/** The fields that turn two-factor sign-in on and off. */
import { z } from 'zod';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { anyCodeSchema, appCodeSchema } from '#client/features/identity/index.js';

const passwordSchema = z.string().min(1, identity.faults.passwordEmpty);

export const ownerSchema = z.object({ password: passwordSchema });
export const confirmSchema = z.object({ code: appCodeSchema });

/** Without a password the code alone has to suffice. */
export function proofSchema(hasPassword: boolean) {
  return z.object({ password: hasPassword ? passwordSchema : z.string(), code: anyCodeSchema });
}
