import { Readable } from 'node:stream';
import { z } from 'zod';
import { requireViewer } from '#platform/context.js';
import { listOf, objectOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { backupZip } from './backup-zip.js';
import type { SiteBackupType } from './backups.types.js';
import { readBackupOfSite, readBackups } from './read-backups.service.js';
import { restoreBackupOfSite, restoreSchema } from './restore-backup.service.js';
import { dayOf } from './take-backup.js';

const backupView = view<SiteBackupType>('SiteBackup');
const site = z.object({ id: z.string() });
const backup = site.extend({ backupId: z.string() });

export const backupRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sites/{id}/backups',
    access: 'user',
    keys: ['read:backups'],
    summary: 'The daily backups of a site, newest first: of 30 days with the backup service, else of 7.',
    params: site,
    response: objectOf({ items: listOf(backupView) }),
    handle: async (ctx, { params }) => ({ items: await readBackups(ctx, params.id) }),
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/backups/{backupId}/restore',
    access: 'user',
    keys: ['write:backups'],
    summary:
      'Makes the draft of the site the design of a backup; with to=live it is published. Missing messages and subscribers ' +
      'come back, except erased ones. CONFLICT after another save since base_version.',
    params: backup,
    body: restoreSchema,
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
