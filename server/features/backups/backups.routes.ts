import { Readable } from 'node:stream';
import { z } from 'zod';
import { requireViewer } from '#platform/context.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { backupZip } from './backup-zip.js';
import { readBackupOfSite } from './read-backups.service.js';
import { restoreBackupOfSite, restoreSchema } from './restore-backup.service.js';
import { dayOf } from './take-backup.js';

const site = z.object({ id: z.string() });
const backup = site.extend({ backupId: z.string() });

export const backupRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /sites/{id}/backups', 'siteBackups', { params: { id: 'siteId' } }),
  route({
    method: 'POST',
    path: '/sites/{id}/backups/{backupId}/restore',
    example: { to: 'draft', base_version: 0 },
    access: 'user',
    keys: ['write:backups'],
    summary:
      'Makes the draft of the site the design of a backup; with to=live it is published. Missing messages and subscribers ' +
      'come back, except erased ones. CONFLICT after another save since base_version.',
    params: backup,
    body: restoreSchema.strict(),
    response: z.object({
      siteId: z.string(),
      draftVersion: z.int(),
      restoredMessages: z.int(),
      restoredSubscribers: z.int(),
    }),
    handle: (ctx, { params, body }) => restoreBackupOfSite(ctx, params.id, params.backupId, body),
  }),
  route({
    method: 'GET',
    path: '/sites/{id}/backups/{backupId}/export',
    access: 'user',
    keys: ['read:backups'],
    byBrowser: true,
    summary:
      'A backup as a zip: its design (`design.json`), the pictures as they were uploaded, and the messages and subscribers ' +
      'as JSON and CSV without those that were erased since.',
    params: backup,
    file: ['application/zip'],
    response: z.unknown(),
    handle: async (ctx, { params, reply }) => {
      const { site: owned, takenAt, manifest } = await readBackupOfSite(ctx, params.id, params.backupId);
      await ctx.limits.take('siteBackup', requireViewer(ctx).userId);
      void reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="${owned.label}-${dayOf(takenAt)}.zip"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from(backupZip(ctx, owned.id, manifest)));
    },
  }),
];
