import { toKeyedLists } from '../../../../core/keyed-lists.js';
import type { WizardFieldsFragment } from '../../../gql/graphql.js';
import type { SentWizard } from '../state/wizard-data.js';

/** What was sent, as the API answers it: free names as lists, and null for what was left out. */
export function answeredWizard(sent: SentWizard): WizardFieldsFragment {
  const { websiteFramework, pricing, ...data } = toKeyedLists(sent);
  const { dynamicDesign } = websiteFramework;
  const pages = dynamicDesign.pages.map((page) => ({
    __typename: 'DesignPage',
    ...page,
    seo: page.seo ? { title: null, description: null, slug: null, image: null, ...page.seo } : null,
    sections: page.sections.map((section) => ({
      ...section,
      customData: { texts: null, images: null, links: null, ...section.customData },
    })),
  }));
  const answered = {
    __typename: 'WizardData',
    ...data,
    websiteFramework: {
      method: null,
      templateId: null,
      ...websiteFramework,
      dynamicDesign: { ...dynamicDesign, pages },
    },
    pricing: { couponCode: null, ...pricing },
  };
  return answered;
}
