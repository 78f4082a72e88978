import { z } from 'zod';
import { SECRET_MAX } from '../users/account-fields.js';

export const refreshSchema = z.object({ refreshToken: z.string().max(SECRET_MAX).nullish() });
export type RefreshData = z.input<typeof refreshSchema>;
