/** The answer of `POST /wizard/import` as a draft. */
import { draftOfOrder } from './order-to-draft.js';
import type { WizardDraft } from '../draft/wizard-draft.js';

export interface ImportedDesign {
  readonly draft: WizardDraft;
  readonly pictures: number;
  /** Pictures that the design names and the file did not hold. */
  readonly missing: number;
}

/** Records whose names are the design's own: REST does not rename them. */
const OWN_NAMES = new Set(['texts', 'images', 'links', 'selected_layouts', 'uploaded_images']);

/** REST writes snake_case; a design is nested a few levels deep, as the server has checked. */
function inCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      OWN_NAMES.has(name) ? each : inCamelCase(each),
    ]),
  );
}

/** The design replaces that of the given draft; name, services and the rest of it stay. */
export function importedDesign(answer: unknown, before: WizardDraft): ImportedDesign {
  const { wizard_data, pictures, missing } = answer as {
    wizard_data: unknown;
    pictures: number;
    missing: readonly string[];
  };
  const order = { wizardData: inCamelCase(wizard_data), title: '', description: null, comments: null, priceToman: 0 };
  const { siteType, method, templateId, design, branding } = draftOfOrder(order);
  const draft = { ...before, siteType, method, templateId, design, branding };
  return { draft, pictures, missing: missing.length };
}
