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
    summary:
      'A legal document: terms, privacy or money_back, as it is in force or of a version. Answers in every mode.',
    params: z.object({ kind: z.string().max(40) }),
    query: z
      .object({ version: z.coerce.number().int().min(1).optional().describe('Left out: the one in force.') })
      .strict(),
    response: view<LegalDocumentType>('LegalDocument'),
    handle: (ctx, { params, query }) => readLegalDocument(ctx, params.kind, query.version),
  }),
];
