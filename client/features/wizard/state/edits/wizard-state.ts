/** The wizard's one reducer. Pure: no clock, no chance, no storage; an action that does not apply changes nothing. */
import { SERVICE_KEYS, type ServiceKey } from '#core/pricing/price-list.js';
import type { Branding, Design } from '#core/design/design.js';
import * as branding from './branding-edits.js';
import * as design from './design-edits.js';
import * as lists from './list-edits.js';
import * as domains from './domain-edits.js';
import * as pages from './page-edits.js';
import * as shared from './shared-edits.js';
import * as styles from './style-edits.js';
import { withHeld } from '../held-texts.js';
import type { WizardAction } from './wizard-actions.js';
import type { DesignMethod, WizardDraft } from '../drafts/wizard-draft.js';

export function wizardReducer(draft: WizardDraft, action: WizardAction): WizardDraft {
  return (
    withDesign(draft, designAfter(draft.design, action)) ??
    withBranding(draft, brandingAfter(draft.branding, action)) ??
    rest(draft, action)
  );
}

/** The design after an action that edits it; null for every other action. */
function designAfter(before: Design, action: WizardAction): Design | null {
  switch (action.type) {
    case 'pageAdded':
      return pages.addPage(before, action.id);
    case 'pageRenamed':
      return pages.renamePage(before, action.pageId, action.name);
    case 'pageRemoved':
      return pages.removePage(before, action.pageId);
    case 'pageRestored':
      return pages.restorePage(before, action.page, action.index);
    case 'pageSwitched':
      return pages.switchPage(before, action.pageId);
    case 'sectionAdded':
      return design.addSection(before, action.id, action.sectionType, action.layoutId, action.isShared);
    case 'pageMoved':
      return pages.movePage(before, action.pageId, action.to);
    case 'pageSlugged':
      return pages.slugPage(before, action.pageId, action.slug);
    case 'sectionShared':
      return shared.shareSection(before, action.sectionId);
    case 'sharedDetached':
      return shared.detachShared(before, action.place, action.pageId, action.id);
    case 'sharedRestored':
      return shared.restoreShared(before, action.section);
    case 'sectionRemoved':
      return design.removeSection(before, action.sectionId);
    case 'sectionRestored':
      return design.restoreSection(before, action.pageId, action.section, action.index);
    case 'sectionMoved':
      return design.moveSection(before, action.sectionId, action.to);
    case 'layoutStepped':
      return design.stepLayout(before, action.sectionId, action.by, action.layouts);
    case 'layoutPicked':
      return design.pickLayout(before, action.sectionId, action.layoutId);
    case 'canvasResized':
      return design.resizeCanvas(before, action);
    case 'pageDuplicated':
      return pages.duplicatePage(before, action.pageId, action.id);
    case 'contentEdited':
      return design.editContent(before, action);
    case 'listEdited':
      return lists.editList(before, action);
    case 'itemRemoved':
      return lists.removeItem(before, action);
    case 'itemRestored':
      return lists.restoreItem(before, action);
    case 'sectionStyled':
      return styles.styleSection(before, action);
    case 'styleReset':
      return styles.resetStyle(before, action.sectionId);
    case 'factsEdited':
      return design.editFacts(before, action.facts);
    default:
      return null;
  }
}

function brandingAfter(before: Branding, action: WizardAction): Branding | null {
  switch (action.type) {
    case 'colorPicked':
      return branding.pickColor(before, action.color);
    case 'customColorAdded':
      return branding.addCustomColor(before, action.color);
    case 'customColorEdited':
      return branding.editCustomColor(before, action.index, action.color);
    case 'customColorRemoved':
      return branding.removeCustomColor(before, action.index);
    case 'customColorRestored':
      return branding.restoreCustomColor(before, action.index, action.color);
    case 'styleTaken':
      return branding.takeStyle(before, action.style);
    case 'fontPicked':
      return { ...before, fontFamily: action.font };
    case 'headingFontPicked':
      return { ...before, headingFont: action.font };
    case 'lookPicked':
      return branding.pickLook(before, action);
    case 'lookReset':
      return { ...before, look: undefined };
    case 'logoPlaced':
      return { ...before, logo: action.logo };
    case 'logoRemoved':
      return { ...before, logo: null };
    default:
      return null;
  }
}

function rest(draft: WizardDraft, action: WizardAction): WizardDraft {
  switch (action.type) {
    case 'siteTypePicked':
      return { ...draft, siteType: action.siteType };
    case 'stepOpened':
      return { ...draft, step: action.step, furthest: Math.max(draft.furthest, action.step) };
    case 'textHeld': {
      const held = withHeld(draft.held, action.field, action.text);
      return held === draft.held ? draft : { ...draft, held };
    }
    case 'draftReplaced':
      return action.draft;
    case 'methodPicked':
      return pickMethod(draft, action.method, action.sectionId);
    case 'factsAsked':
      return { ...draft, factsAsked: action.isAsked };
    case 'methodLeft':
      return { ...draft, method: null };
    case 'templatePicked':
      return {
        ...draft,
        method: action.method ?? 'template',
        templateId: action.templateId,
        branding: action.style ? branding.takeStyle(draft.branding, action.style) : draft.branding,
        design: withFacts(action.design, draft),
      };
    case 'templateTakenApart':
      return { ...draft, method: 'dynamic', design: withFacts(action.design, draft) };
    case 'domainTyped':
      return domains.typeDomain(draft, action.typed);
    case 'domainChecked':
      return domains.keepCheck(draft, action.check);
    case 'domainCheckForgotten':
      return { ...draft, domain: { ...draft.domain, check: null } };
    case 'domainRefused':
      return domains.refuseDomain(draft, action.name, action.message, action.at);
    case 'extraDomainTyped':
      return { ...draft, extraTyped: action.typed.slice(0, 80) };
    case 'extraDomainAdded':
      return domains.addExtraDomain(draft, action.extra, action.index);
    case 'extraDomainRemoved':
      return domains.removeExtraDomain(draft, action.index);
    case 'serviceToggled':
      return { ...draft, services: toggle(draft.services, action.service) };
    case 'billingPicked':
      return { ...draft, billing: action.billing };
    case 'couponPicked':
      return { ...draft, couponCode: action.code };
    case 'orderDetailTyped':
      return { ...draft, order: { ...draft.order, [action.field]: action.value } };
    case 'attemptBegun':
      return { ...draft, attempt: { key: action.key, fingerprint: action.fingerprint } };
    default:
      return draft;
  }
}

/** Whatever design takes the place of another, the site stays the same one. */
function withFacts(next: Design, { design: { facts, head, share } }: WizardDraft): Design {
  const same = design.editFacts(next, facts);
  return { ...same, ...(head && { head }), ...(share && { share }) };
}

/** Coming back to the templates keeps the one that was picked; "dynamic" keeps whatever is there. */
function pickMethod(draft: WizardDraft, method: DesignMethod, sectionId: string): WizardDraft {
  if (method === 'dynamic' || draft.templateId !== null) return { ...draft, method };
  return { ...draft, method, design: withFacts(design.templateStart(sectionId), draft) };
}

/** In the order of the price list, whichever was switched on first. */
function toggle(services: readonly ServiceKey[], service: ServiceKey): ServiceKey[] {
  return SERVICE_KEYS.filter((key) => services.includes(key) !== (key === service));
}

function withDesign(draft: WizardDraft, edited: Design | null): WizardDraft | null {
  return edited && { ...draft, design: edited };
}

function withBranding(draft: WizardDraft, edited: Branding | null): WizardDraft | null {
  return edited && { ...draft, branding: edited };
}
