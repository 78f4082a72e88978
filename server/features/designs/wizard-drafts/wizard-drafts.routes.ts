import { z } from 'zod';
import { BODY_BYTES } from '#platform/http/json-body.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import {
  readWizardDraft,
  removeWizardDraft,
  saveWizardDraft,
  saveWizardDraftSchema,
  type KnownWizardDraft,
} from './wizard-drafts.service.js';

export const wizardDraftView = view<KnownWizardDraft>('WizardDraft', {
  add: {
    content: [
      z.record(z.string(), z.unknown()).nullable().describe('The answers so far; null where there is no draft.'),
      ({ content }) => (content === null ? null : { ...content }),
    ],
  },
});

const path = '/wizard/draft';

export const wizardDraftRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path,
    access: 'user',
    keys: ['read:orders'],
    summary: 'The unfinished wizard of your account.',
    response: wizardDraftView,
    handle: (ctx) => readWizardDraft(ctx),
  }),
  route({
    method: 'PUT',
    path,
    access: 'user',
    keys: ['write:orders'],
    bodyBytes: BODY_BYTES.design,
    summary:
      'Keeps the unfinished wizard; CONFLICT after another save since base_version, DRAFT_ORDERED once it is an order.',
    body: saveWizardDraftSchema,
    response: wizardDraftView,
    handle: (ctx, { body }) => saveWizardDraft(ctx, body),
  }),
  route({
    method: 'DELETE',
    path,
    access: 'user',
    keys: ['write:orders'],
    summary: 'Removes the unfinished wizard; CONFLICT after another save since base_version.',
    query: z.object({ baseVersion: z.coerce.number().int() }),
    response: wizardDraftView,
    handle: (ctx, { query }) => removeWizardDraft(ctx, query),
  }),
];
