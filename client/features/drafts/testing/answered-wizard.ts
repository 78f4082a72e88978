import { ANSWER_KEYS, type AnswerKey } from '#core/design/answers.js';
import { toKeyedLists } from '#core/design/keyed-lists.js';
import type { WizardFactsFragment, WizardFieldsFragment } from '#client/gql/graphql.js';
import type { SentWizard } from '../draft/wizard-data.js';

const NO_ANSWERS = Object.fromEntries(ANSWER_KEYS.map((key) => [key, null])) as Record<AnswerKey, null>;

function answeredFacts({ websiteFramework }: SentWizard): WizardFactsFragment | null {
  const { facts } = websiteFramework.dynamicDesign;
  if (!facts) return null;
  const none = { name: null, trade: null, description: null, phone: null, mobile: null, email: null };
  const messengers = { telegram: null, whatsapp: null, eitaa: null, bale: null };
  const profiles = { ...messengers, instagram: null, youtube: null, aparat: null, linkedin: null };
  return {
    ...none,
    address: null,
    mapLink: null,
    hours: null,
    ...facts,
    answers: facts.answers ? { ...NO_ANSWERS, ...facts.answers } : null,
    profiles: facts.profiles ? { ...profiles, ...facts.profiles } : null,
  };
}

type KeyedSection = ReturnType<
  typeof toKeyedLists<SentWizard>
>['websiteFramework']['dynamicDesign']['pages'][number]['sections'][number];

const answeredSection = (section: KeyedSection) => ({
  __typename: 'DesignSection',
  template: null,
  hiddenOn: null,
  anchor: null,
  ...section,
  customData: {
    texts: null,
    images: null,
    links: null,
    lists: null,
    pictureTexts: null,
    focalPoints: null,
    crops: null,
    videos: null,
    confirmed: null,
    ...section.customData,
    style: answeredStyle(section.customData.style),
    forms: answeredForms(section.customData.forms),
  },
});

const answeredStyle = (style: KeyedSection['customData']['style']) =>
  style ? { tone: null, divider: null, pattern: null, ...style } : null;

const answeredForms = (forms: KeyedSection['customData']['forms']) =>
  forms?.map(({ part, fields }) => ({
    part,
    fields: fields.map((field) => ({ help: null, options: null, ...field })),
  })) ?? null;

/** The sent wizard as the API answers it: free names as lists, and null for fields that were left out. */
export function answeredWizard(sent: SentWizard): WizardFieldsFragment {
  const { websiteFramework, pricing, ...data } = toKeyedLists(sent);
  const { dynamicDesign } = websiteFramework;
  const pages = dynamicDesign.pages.map((page) => ({
    __typename: 'DesignPage',
    ...page,
    seo: page.seo ? { title: null, description: null, slug: null, image: null, ...page.seo } : null,
    sections: page.sections.map(answeredSection),
  }));
  const { header, footer } = dynamicDesign.shared ?? {};
  const shared = dynamicDesign.shared
    ? { header: header ? answeredSection(header) : null, footer: footer ? answeredSection(footer) : null }
    : null;
  const answered = {
    __typename: 'WizardData',
    ...data,
    branding: {
      ...data.branding,
      secondColor: data.branding.secondColor ?? null,
      headingFont: data.branding.headingFont ?? null,
      look: answeredLook(sent),
    },
    websiteFramework: {
      method: null,
      templateId: null,
      ...websiteFramework,
      dynamicDesign: {
        ...dynamicDesign,
        pages,
        shared,
        facts: answeredFacts(sent),
        head: answeredHead(sent),
        share: dynamicDesign.share ?? null,
        menu: answeredMenu(sent),
        settings: answeredSettings(sent),
      },
    },
    userInfo: { ...sent.userInfo, ownsDomain: sent.userInfo.ownsDomain ?? null },
    pricing: { couponCode: null, ...pricing },
  };
  return answered;
}

function answeredHead({ websiteFramework }: SentWizard) {
  const { head } = websiteFramework.dynamicDesign;
  return head ? { google: null, bing: null, yandex: null, themeColor: null, jsonLd: null, ...head } : null;
}

function answeredMenu({ websiteFramework }: SentWizard) {
  const { menu } = websiteFramework.dynamicDesign;
  return menu ? { ...menu, button: menu.button ?? null } : null;
}

function answeredSettings({ websiteFramework }: SentWizard) {
  const { settings } = websiteFramework.dynamicDesign;
  if (!settings) return null;
  const { announcement, icon = null, notFound, redirects, seals } = settings;
  return {
    announcement: announcement ? { text: null, to: null, ...announcement } : null,
    icon,
    notFound: notFound ? { title: null, text: null, ...notFound } : null,
    redirects: redirects ?? null,
    seals: seals ? { enamad: null, samandehi: null, ...seals } : null,
  };
}

function answeredLook({ branding: { look } }: SentWizard) {
  if (!look) return null;
  const { corners = null, density = null, shadow = null, tone = null, scheme = null, motion = null } = look;
  return { corners, density, shadow, tone, scheme, motion };
}
