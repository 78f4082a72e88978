/** The part of a draft that the editor reads and changes. */
import type { Design } from '#core/design/design.js';
import type { WizardDraftContent } from '#core/design/wizard-draft.js';
import { BRAND, CANVAS } from '#core/limits/limits.js';
import { wizardNames } from '../messages/names.messages.js';

export type DesignDraft = Pick<
  WizardDraftContent,
  'siteType' | 'method' | 'templateId' | 'design' | 'factsAsked' | 'branding'
> & {
  /** Unfinished texts of fields, by their names. */
  readonly held: Record<string, string>;
};

export type DesignMethod = NonNullable<DesignDraft['method']>;

const MAIN_PAGE_ID = 'main';

/** One page, nothing on it yet. */
export function emptyDesign(): Design {
  const canvasDimensions = { width: CANVAS.width.default, height: CANVAS.height.default };
  return {
    pages: [{ id: MAIN_PAGE_ID, name: wizardNames.mainPage, sections: [], canvasDimensions }],
    currentPageId: MAIN_PAGE_ID,
  };
}

/** The design before anything was chosen. */
export function emptyDesignDraft(): DesignDraft {
  return {
    siteType: null,
    method: null,
    templateId: null,
    design: emptyDesign(),
    factsAsked: false,
    branding: { primaryColor: BRAND.defaultColor, fontFamily: BRAND.defaultFont, customColors: [], logo: null },
    held: {},
  };
}

/** The design without the page that is shown: looking elsewhere is no change. */
export const withoutPlace = (design: Design): Design => ({ ...design, currentPageId: '' });
