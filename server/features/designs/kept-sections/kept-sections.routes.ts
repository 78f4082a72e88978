import { z } from 'zod';
import { BODY_BYTES } from '#platform/http/json-body.js';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import { route, type RouteDeclaration } from '#platform/http/rest/route.js';
import { noQuery } from '#platform/http/rest/schemas.js';
import { extendView, view } from '#platform/http/rest/view.js';
import { keptSectionSchema, keptSectionIdSchema, renameKeptSectionSchema } from './kept-sections.inputs.js';
import { storeKeptSection, readKept, type KeptSection } from './kept-sections.service.js';

const keptSectionView = view<KeptSection>('KeptSection');

export const keptSectionRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /wizard/kept-sections', 'myKeptSections'),
  route({
    method: 'POST',
    path: '/wizard/kept-sections',
    example: { name: 'معرفی فروشگاه', section: { id: 's', section_type: 'hero', layout_id: 'hero-1', order: 0 } },
    access: 'user',
    keys: ['write:orders'],
    bodyBytes: BODY_BYTES.design,
    summary: 'Keeps a copy of a section for the pages and sites of the account; KEPT_SECTION_LIMIT beyond the list.',
    body: keptSectionSchema.strict(),
    response: keptSectionView,
    status: 201,
    handle: (ctx, { body }) => storeKeptSection(ctx, body),
  }),
  route({
    method: 'GET',
    path: '/wizard/kept-sections/{id}',
    access: 'user',
    keys: ['read:orders'],
    summary: 'A kept section with all that it contains.',
    params: keptSectionIdSchema,
    query: noQuery,
    response: extendView(keptSectionView, 'KeptSectionContent', {
      section: z.record(z.string(), z.unknown()).describe('The section, as a design has it.'),
    }),
    handle: async (ctx, { params }) => {
      const kept = await readKept(ctx, params);
      return { ...kept, section: { ...kept.section } };
    },
  }),
  operationRoute('PATCH /wizard/kept-sections/{id}', 'renameKeptSection', {
    example: { name: 'معرفی شعبه' },
    input: renameKeptSectionSchema,
  }),
  operationRoute('DELETE /wizard/kept-sections/{id}', 'removeKeptSection', { input: keptSectionIdSchema }),
];
