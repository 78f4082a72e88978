import { z } from 'zod';
import { route, type Route } from '../../platform/http/route.js';
import { siteMode, siteSettings } from './site-config.service.js';
import { SiteModeKindEnum } from './site-config.types.js';

const settingsSchema = z.object({
  name: z.string(),
  slogan: z.string(),
  description: z.string(),
  email: z.string(),
  phone: z.string(),
  instagram: z.string().nullable(),
  linkedin: z.string().nullable(),
  github: z.string().nullable(),
});

export const siteConfigRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/site-config/current',
    access: 'public',
    summary: 'How the site stands, and what it says of itself.',
    response: z.object({
      mode: z.enum(SiteModeKindEnum),
      message: z.string().nullable(),
      until: z.date().nullable(),
      settings: settingsSchema,
    }),
    handle: async (ctx) => ({ ...(await siteMode(ctx)), settings: await siteSettings(ctx) }),
  }),
];
