import { z } from 'zod';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { readLegalDocument } from './legal.service.js';
import type { LegalDocumentType } from './legal.types.js';

export const legalRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/legal/{kind}',
    access: 'public',
    keys: [],
    summary: 'A legal document as it is in force: terms, privacy or money_back. Answers in every mode.',
    params: z.object({ kind: z.string().max(40) }),
    response: view<LegalDocumentType>('LegalDocument'),
    handle: (ctx, { params }) => readLegalDocument(ctx, params.kind),
  }),
];
