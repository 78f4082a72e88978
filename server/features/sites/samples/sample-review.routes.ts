import { z } from 'zod';
import { operationRoute } from '#platform/http/rest/operation-route.js';
import type { RouteDeclaration } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import type { SampleReviewType } from './sample-review.types.js';

const reviewView = view<SampleReviewType>('SampleReview', { nested: { sections: { nested: { texts: {} } } } });

export const sampleReviewRoutes: readonly RouteDeclaration[] = [
  operationRoute('GET /sites/{id}/samples', 'siteSampleReview', { response: reviewView }),
  operationRoute('POST /sites/{id}/samples/confirm', 'confirmSiteSamples', {
    example: { section_id: 'main-1' },
    input: z.object({ sectionId: z.string().max(100), part: z.string().max(100).default('') }),
    response: reviewView,
  }),
];
