import { readOrderDesign } from './order-design.js';

const page = { id: 'main', name: 'خانه', sections: [{ id: 's', sectionType: 'hero', layoutId: 'hero-1', order: 0 }] };
const wizardData = {
  siteType: 'business',
  websiteFramework: { dynamicDesign: { pages: [page] } },
  branding: { primaryColor: '#112233' },
};

test('reads what a preview needs', () => {
  const rendered = readOrderDesign(wizardData);
  expect(rendered?.design.pages[0]?.sections[0]?.layoutId).toBe('hero-1');
  expect(rendered?.branding.primaryColor).toBe('#112233');
  expect(rendered?.trade).toBe('company');
});

test('falls back to the default brand where it cannot be read', () => {
  expect(readOrderDesign({ ...wizardData, branding: { primaryColor: 'red' } })?.branding.primaryColor).toBe('#8B5CF6');
});

test.each([null, {}, { websiteFramework: { dynamicDesign: { pages: [] } } }])('cannot render %j', (data) => {
  expect(readOrderDesign(data)).toBeNull();
});
