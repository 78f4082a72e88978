import { z } from 'zod';
import { BODY_BYTES } from '#platform/http/json-body.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { saveWizardDraft, saveWizardDraftSchema, type KnownWizardDraft } from './wizard-drafts.service.js';
import { EXAMPLE_DESIGN } from '../design/example-design.js';

export const wizardDraftView = view<KnownWizardDraft>('WizardDraft', {
  add: {
    content: [
      z.record(z.string(), z.unknown()).nullable().describe('The answers so far; null where there is no draft.'),
      ({ content }) => (content === null ? null : { ...content }),
    ],
  },
});

export const wizardDraftRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /wizard/draft', 'myWizardDraft', { response: wizardDraftView }),
  route({
    method: 'PUT',
    path: '/wizard/draft',
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
      'Stores the unfinished wizard; CONFLICT after another save since base_version, DRAFT_ORDERED once it is an order.',
    body: saveWizardDraftSchema.strict(),
    response: wizardDraftView,
    handle: (ctx, { body }) => saveWizardDraft(ctx, body),
  }),
  operationRoute('DELETE /wizard/draft', 'removeWizardDraft', {
    example: { base_version: 0 },
    response: wizardDraftView,
  }),
];
