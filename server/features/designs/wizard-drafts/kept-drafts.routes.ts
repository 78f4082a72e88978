import { DRAFTS } from '#core/limits/limits.js';
import { BODY_BYTES } from '#platform/http/json-body.js';
import { listOf, objectOf } from '#platform/http/rest/answer.js';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import {
  continueKeptDraft,
  keepWizardDraft,
  keptDraftSchema,
  myKeptDrafts,
  removeKeptDraft,
  type KeptDraft,
} from './kept-drafts.service.js';
import { wizardDraftView } from './wizard-drafts.routes.js';
import { saveWizardDraftSchema } from './wizard-drafts.service.js';

const keptDraftView = view<KeptDraft>('KeptDraft');

const path = '/wizard/kept-drafts';

export const keptDraftRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path,
    access: 'user',
    keys: ['read:orders'],
    summary: `The unfinished wizards that you have put aside, the last one first; at most ${DRAFTS.kept}.`,
    response: objectOf({ items: listOf(keptDraftView) }),
    handle: async (ctx) => ({ items: await myKeptDrafts(ctx) }),
  }),
  route({
    method: 'POST',
    path,
    access: 'user',
    keys: ['write:orders'],
    bodyBytes: BODY_BYTES.design,
    summary:
      'Puts an unfinished wizard aside; CONFLICT and DRAFT_ORDERED as PUT /wizard/draft, DRAFT_LIMIT beyond the list.',
    body: saveWizardDraftSchema,
    response: keptDraftView,
    handle: (ctx, { body }) => keepWizardDraft(ctx, body),
  }),
  route({
    method: 'POST',
    path: `${path}/{draftId}/continue`,
    access: 'user',
    keys: ['write:orders'],
    summary: 'Goes on with it: it is the draft of /wizard/draft from now on, and the one before is put aside.',
    params: keptDraftSchema,
    response: wizardDraftView,
    handle: (ctx, { params }) => continueKeptDraft(ctx, params),
  }),
  route({
    method: 'DELETE',
    path: `${path}/{draftId}`,
    access: 'user',
    keys: ['write:orders'],
    summary: 'Removes a draft that was put aside, for good.',
    params: keptDraftSchema,
    response: keptDraftView,
    handle: (ctx, { params }) => removeKeptDraft(ctx, params),
  }),
];
