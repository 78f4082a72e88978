import { templateOfTrade } from '#sitekit/templates/trade-template.js';
import { draftSchema } from '../draft/draft-schema.js';
import { startedDraft } from './started-draft.js';

test('the draft has name, trade, colour and template', async () => {
  const draft = await startedDraft({ trade: 'restaurant', name: 'کافه باران', color: '#059669' });
  expect(draft).toMatchObject({
    siteType: 'business',
    method: 'template',
    templateId: templateOfTrade('restaurant').id,
    design: { facts: { name: 'کافه باران', trade: 'restaurant' } },
    branding: { primaryColor: '#059669' },
    step: 2,
  });
  expect(draftSchema.parse(draft)).toEqual(draft);
});

test('without a colour the template keeps its own', async () => {
  const draft = await startedDraft({ trade: 'portfolio', name: '', color: null });
  expect(draft.branding.primaryColor).toBe(templateOfTrade('portfolio').style.primaryColor);
  expect(draft.design.facts).toEqual({ trade: 'portfolio' });
  expect(draft.siteType).toBe('personal');
});
