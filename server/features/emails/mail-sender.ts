import type { Ctx } from '#platform/context.js';
import { platformSettings } from '#features/platform-mode/index.js';
import type { Sender } from './templates/mail-templates.js';

/** In whose name the platform's mails are now. */
export async function mailSender(ctx: Ctx): Promise<Sender> {
  return { name: (await platformSettings(ctx)).name, home: ctx.config.publicUrl };
}
