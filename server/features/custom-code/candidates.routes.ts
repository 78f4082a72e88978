import { z } from 'zod';
import { CUSTOM_CODE } from '#core/sites/custom-code.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { withFileOnDisk } from '#platform/http/upload-to-disk.js';
import { view } from '#platform/http/rest/view.js';
import type { ReleaseCandidateType } from './candidates.types.js';
import { uploadCandidate } from './upload-candidate.service.js';

const candidateView = view<ReleaseCandidateType>('ReleaseCandidate');
const ofCandidate = { params: { candidateId: 'id' } };

export const candidateRoutes: readonly RouteDeclaration[] = [
  route({
    method: 'POST',
    path: '/admin/sites/{id}/candidates',
    access: 'admin',
    summary:
      'Checks custom code for a site and keeps it in quarantine. CUSTOM_CODE_REFUSED lists in `details.findings` what ' +
      'has to be changed, each with `path`, `line`, `rule` and `message`.',
    params: z.object({ id: z.string() }),
    upload:
      'A zip of at most 60 MB and 500 files: HTML, CSS, pictures, WOFF2, text, XML, JSON, MP4, WebM and PDF, with ' +
      '`index.html`; no scripts, no server code, nothing from other hosts.',
    uploadFields: ['note'],
    response: candidateView,
    handle: (ctx, { params, request }) =>
      withFileOnDisk(request, CUSTOM_CODE.fileBytes, (file) => uploadCandidate(ctx, params.id, file)),
  }),
  operationRoute('GET /admin/sites/{id}/candidates', 'releaseCandidates', { params: { id: 'siteId' } }),
  operationRoute('POST /admin/site-candidates/{candidateId}/preview', 'previewReleaseCandidate', ofCandidate),
  operationRoute('POST /admin/site-candidates/{candidateId}/publish', 'publishReleaseCandidate', ofCandidate),
  operationRoute('POST /admin/site-candidates/{candidateId}/discard', 'discardReleaseCandidate', ofCandidate),
];
