/** The wizards of the demonstration's customers: a ready template, or pages of sections, with their facts. */
import type { Design, WizardData } from '#core/design/design.js';
import { FONTS } from '#core/limits/limits.js';
import type { ServiceKey } from '#core/pricing/price-list.js';
import type { Billing } from '#core/pricing/pricing.js';
import { parseWizardData } from '#features/designs/index.js';
import { emailOf, type Person } from './data/people.data.js';
import type { Project } from './data/projects.data.js';

export interface WizardPlan {
  readonly project: Project;
  /** Whose telephone, e-mail and city are shown; null: the demonstration's own customer. */
  readonly person: Person | null;
  /** Varies template, colours and layouts. */
  readonly variant: number;
  readonly billing: Billing;
  readonly services: readonly ServiceKey[];
  /** With its dot. */
  readonly extension: string;
  readonly extraExtension?: string | undefined;
  readonly couponCode?: string | undefined;
  readonly hasPages: boolean;
}

const PAGES: readonly (readonly [id: string, name: string, types: readonly string[]])[] = [
  ['main', 'صفحهٔ اصلی', ['headers', 'hero', 'services', 'testimonials', 'call_to_actions', 'footer']],
  ['about', 'دربارهٔ ما', ['headers', 'about', 'team', 'footer']],
  ['contact', 'تماس با ما', ['headers', 'contact', 'faqs', 'footer']],
];
const LAYOUTS = 10;

function pagesDesign(variant: number): Design {
  const pages = PAGES.map(([id, name, types]) => ({
    id,
    name,
    canvasDimensions: { width: 1200, height: 1200 },
    sections: types.map((sectionType, order) => {
      // Header and footer are the same on every page.
      const at = sectionType === 'headers' || sectionType === 'footer' ? variant : variant + order;
      return { id: `${id}-${sectionType}`, sectionType, layoutId: `${sectionType}-${(at % LAYOUTS) + 1}`, order };
    }),
  }));
  return { pages, currentPageId: 'main' } as unknown as Design;
}

async function designOf({ project, variant, hasPages }: WizardPlan) {
  // Only businesses of a known trade have templates.
  if (hasPages || project.trade === 'general')
    return { method: 'dynamic', dynamicDesign: pagesDesign(variant), color: COLORS[variant % COLORS.length] };
  // Hundreds of modules, as where sites are built: only with the first design.
  const [{ TEMPLATES, designOfTemplate }, { loadKits }] = await Promise.all([
    import('#sitekit/index.js'),
    import('#sitekit/layouts/load.js'),
  ]);
  await loadKits({ types: [], trade: project.trade });
  const templates = TEMPLATES.filter(({ trade }) => trade === project.trade);
  const template = templates[variant % templates.length];
  if (!template) throw new Error(`no template of the trade ${project.trade}`);
  const dynamicDesign = designOfTemplate(template, 'صفحهٔ اصلی');
  return { method: 'template', templateId: template.id, dynamicDesign, color: template.style.primaryColor };
}

const COLORS = ['#2563EB', '#059669', '#7C3AED', '#0E7490', '#B45309', '#BE123C'];

function factsOf({ project, person }: WizardPlan): object {
  const handle = project.label.replaceAll('-', '_');
  return {
    name: project.name,
    trade: project.trade,
    description: project.description,
    mobile: person?.phone ?? '09121100220',
    email: person ? emailOf(person) : 'customer@barpa.example',
    address: `${person?.city ?? 'تهران'}، خیابان اصلی، پلاک ${12 + (project.label.length % 40)}`,
    hours: [{ days: 'شنبه تا پنجشنبه', times: '۹ تا ۲۰' }],
    profiles: { instagram: handle },
  };
}

/** Checked, with defaults, as from the wizard. */
export async function wizardOf(plan: WizardPlan): Promise<WizardData> {
  const { project, variant, billing, services, extension, extraExtension, couponCode } = plan;
  const { color, dynamicDesign, ...framework } = await designOf(plan);
  return parseWizardData({
    siteType: project.trade === 'portfolio' ? 'personal' : 'business',
    websiteFramework: { ...framework, dynamicDesign: { ...dynamicDesign, facts: factsOf(plan) } },
    branding: { primaryColor: color, fontFamily: FONTS[variant % 2 === 0 ? 0 : 4] },
    userInfo: {
      domain: project.label,
      domainExtension: extension,
      additionalDomains: extraExtension ? [{ domain: project.label, extension: extraExtension }] : [],
    },
    additionalServices: Object.fromEntries(services.map((key) => [key, true])),
    pricing: { billing, ...(couponCode && { couponCode }) },
  });
}
