import { importedDesign } from './imported-design.js';
import { newDraft } from '../draft/wizard-draft.js';

const section = {
  id: 's1',
  section_type: 'hero',
  layout_id: 'hero-1',
  order: 0,
  custom_data: { texts: { main_title: 'سلام' }, images: { picture: 'file:1' }, links: { first_link: 'page:main' } },
};
const answer = {
  pictures: 1,
  missing: ['originals/a.png'],
  wizard_data: {
    site_type: 'business',
    website_framework: {
      template_id: 'company',
      dynamic_design: { current_page_id: 'main', pages: [{ id: 'main', name: 'خانه', sections: [section] }] },
    },
    branding: { primary_color: '#112233', font_family: 'vazir', custom_colors: [], logo: 'file:2' },
    user_info: { domain: '' },
  },
};

test('brings the design with the names that its places have', () => {
  const { draft, pictures, missing } = importedDesign(answer, newDraft());
  expect([pictures, missing]).toEqual([1, 1]);
  expect(draft).toMatchObject({ siteType: 'business', templateId: 'company', method: 'dynamic' });
  expect(draft.branding).toMatchObject({ primaryColor: '#112233', logo: 'file:2' });
  expect(draft.design.pages[0]?.sections[0]).toMatchObject({
    sectionType: 'hero',
    layoutId: 'hero-1',
    customData: { texts: { main_title: 'سلام' }, links: { first_link: 'page:main' } },
  });
});

test('leaves what the file says nothing of', () => {
  const before = { ...newDraft(), domain: { label: 'mehr', extension: '.ir', isOwned: false, check: null } };
  expect(importedDesign(answer, before).draft.domain).toEqual(before.domain);
});
