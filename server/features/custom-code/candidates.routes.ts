import { z } from 'zod';
import { CUSTOM_CODE } from '#core/sites/custom-code.js';
import { listOf, objectOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { withFileOnDisk } from '#platform/http/upload-to-disk.js';
import { view } from '#platform/http/rest/view.js';
import { discardCandidate, previewCandidate, publishCandidate, readCandidates } from './candidates.service.js';
import type { ReleaseCandidateType } from './candidates.types.js';
import { uploadCandidate } from './upload-candidate.service.js';

const candidateView = view<ReleaseCandidateType>('ReleaseCandidate');
const ofSite = z.object({ id: z.string() });
const act = {
  method: 'POST',
  access: 'admin',
  params: z.object({ candidateId: z.string() }),
  response: candidateView,
} as const;

export const candidateRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/admin/sites/{id}/candidates',
    access: 'admin',
    summary:
      'Checks custom code for a site and keeps it in quarantine. CUSTOM_CODE_REFUSED lists in `details.findings` what ' +
      'has to be changed, each with `path`, `line`, `rule` and `message`.',
    params: ofSite,
    upload:
      'A zip of at most 60 MB and 500 files: HTML, CSS, pictures, WOFF2, text, XML, JSON, MP4, WebM and PDF, with ' +
      '`index.html`; no scripts, no server code, nothing from other hosts.',
    uploadFields: ['note'],
    response: candidateView,
    handle: (ctx, { params, request }) =>
      withFileOnDisk(request, CUSTOM_CODE.fileBytes, (file) => uploadCandidate(ctx, params.id, file)),
  }),
  route({
    method: 'GET',
    path: '/admin/sites/{id}/candidates',
    access: 'admin',
    summary: 'Custom code that was uploaded for a site, the twenty newest, newest first.',
    params: ofSite,
    response: objectOf({ items: listOf(candidateView) }),
    handle: async (ctx, { params }) => ({ items: await readCandidates(ctx, params.id) }),
  }),
  route({
    ...act,
    path: '/admin/site-candidates/{candidateId}/preview',
    summary: 'Opens the preview of a candidate for an hour from now, at `preview_url`.',
    handle: (ctx, { params }) => previewCandidate(ctx, params.candidateId),
  }),
  route({
    ...act,
    path: '/admin/site-candidates/{candidateId}/publish',
    summary: 'Makes a release of a candidate whose preview was opened, and shows it to visitors at once.',
    handle: (ctx, { params }) => publishCandidate(ctx, params.candidateId),
  }),
  route({
    ...act,
    path: '/admin/site-candidates/{candidateId}/discard',
    summary: 'Discards a candidate with its files.',
    handle: (ctx, { params }) => discardCandidate(ctx, params.candidateId),
  }),
];
