import { z } from 'zod';
import { SITE_SOURCE } from '#core/limits/limits.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { withFileOnDisk } from '#platform/http/upload-to-disk.js';
import { importDesign } from './import-design.service.js';

export const sourceRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/wizard/import',
    access: 'user',
    keys: ['write:files'],
    summary:
      'Opens the design of a site that was taken away: its pictures are kept as files of the caller, and the answer is ' +
      'a wizard to continue with, or to order as it is. Anyone who has the file may import it; this orders nothing.',
    upload: 'The zip of a release, at most 100 MB, or its `design.json` alone, at most 4 MB.',
    response: z.object({
      wizardData: z
        .record(z.string(), z.unknown())
        .describe('The choices of the wizard, which `POST /orders/create` takes.'),
      pictures: z.int().describe('How many pictures were kept.'),
      missing: z.array(z.string()).describe('Pictures that the design names and the file does not hold.'),
    }),
    handle: (ctx, { request }) => withFileOnDisk(request, SITE_SOURCE.fileBytes, (file) => importDesign(ctx, file)),
  }),
];
