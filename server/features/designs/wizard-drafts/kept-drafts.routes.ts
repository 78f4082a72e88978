import { BODY_BYTES } from '#platform/http/json-body.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { keepWizardDraft, keptDraftSchema, type KeptDraft } from './kept-drafts.service.js';
import { wizardDraftView } from './wizard-drafts.routes.js';
import { saveWizardDraftSchema } from './wizard-drafts.service.js';
import { EXAMPLE_DESIGN } from '../design/example-design.js';

const keptDraftView = view<KeptDraft>('KeptDraft');

export const keptDraftRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /wizard/kept-drafts', 'myKeptDrafts'),
  route({
    method: 'POST',
    path: '/wizard/kept-drafts',
    example: {
      base_version: 0,
      draft_id: 'shop-1404',
      content: {
        design: EXAMPLE_DESIGN,
      },
    },
    access: 'user',
    keys: ['write:orders'],
    bodyBytes: BODY_BYTES.design,
    summary:
      'Puts an unfinished wizard aside; CONFLICT and DRAFT_ORDERED as PUT /wizard/draft, DRAFT_LIMIT beyond the list.',
    body: saveWizardDraftSchema.strict(),
    response: keptDraftView,
    handle: (ctx, { body }) => keepWizardDraft(ctx, body),
  }),
  operationRoute('POST /wizard/kept-drafts/{draftId}/continue', 'continueKeptDraft', {
    input: keptDraftSchema,
    response: wizardDraftView,
    summary: 'Goes on with it: it is the draft of /wizard/draft from now on, and the one before is put aside.',
  }),
  operationRoute('DELETE /wizard/kept-drafts/{draftId}', 'removeKeptDraft', { input: keptDraftSchema }),
];
