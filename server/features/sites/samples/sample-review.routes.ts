import { z } from 'zod';
import { route, type Route } from '#platform/http/rest/route.js';
import { view } from '#platform/http/rest/view.js';
import { confirmSiteSamples, readSampleReview } from './sample-review.service.js';
import type { SampleReviewType } from './sample-review.types.js';

const reviewView = view<SampleReviewType>('SampleReview', { nested: { sections: { nested: { texts: {} } } } });
const params = z.object({ id: z.string() });

export const sampleReviewRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/sites/{id}/samples',
    access: 'user',
    keys: ['read:sites'],
    summary: 'Texts of ours that a site shows and its owner has not confirmed.',
    params,
    response: reviewView,
    handle: (ctx, { params: { id } }) => readSampleReview(ctx, id),
  }),
  route({
    method: 'POST',
    path: '/sites/{id}/samples/confirm',
    access: 'user',
    keys: ['write:sites'],
    summary: 'Confirms that what the samples of one section claim is true. Answers what is left.',
    params,
    body: z.object({ sectionId: z.string().max(100), part: z.string().max(100).default('') }),
    response: reviewView,
    handle: (ctx, { params: { id }, body }) => confirmSiteSamples(ctx, id, body),
  }),
];
