/** The editor's one reducer. Pure: no clock, no chance, no storage; an action that does not apply changes nothing. */
import type { Branding, Design } from '#core/design/design.js';
import type { Trade } from '#core/design/trades.js';
import type { DesignDraft, DesignMethod } from '../draft/design-draft.js';
import { withHeld } from '../draft/held-texts.js';
import * as branding from './branding-edits.js';
import * as design from './design-edits.js';
import type { EditorAction } from './editor-actions.js';
import * as forms from './form-edits.js';
import * as lists from './list-edits.js';
import { editMenu } from './menu-edits.js';
import * as moving from './moving-edits.js';
import { editSettings } from './settings-edits.js';
import * as pages from './page-edits.js';
import * as placing from './placing-edits.js';
import * as shared from './shared-edits.js';
import * as styles from './style-edits.js';

/** All other fields of the host's draft stay. */
export function editorReducer<Draft extends DesignDraft>(draft: Draft, action: EditorAction): Draft {
  const edited = designAfter(draft.design, action);
  if (edited !== null) return { ...draft, design: edited };
  const branded = brandingAfter(draft.branding, action);
  return branded === null ? rest(draft, action) : { ...draft, branding: branded };
}

/** The design after an action that edits it; null for every other action. */
function designAfter(before: Design, action: EditorAction): Design | null {
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
    case 'sectionsInserted':
      return design.insertSections(before, action.pageId, action.afterId, action.sections);
    case 'sectionsRemoved':
      return design.removeSections(before, action.sectionIds);
    case 'sectionsRestored':
      return design.restoreSections(before, action.pageId, action.removed);
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
    case 'tableFilled':
      return lists.fillTable(before, action);
    case 'formEdited':
      return forms.editForm(before, action);
    case 'formFieldRestored':
      return forms.restoreField(before, action);
    case 'sectionStyled':
      return styles.styleSection(before, action);
    case 'styleReset':
      return styles.resetStyle(before, action.sectionId);
    case 'sectionHidden':
      return placing.hideOn(before, action.sectionId, action.device);
    case 'anchorNamed':
      return placing.nameAnchor(before, action.sectionId, action.typed);
    default:
      return siteAfter(before, action);
  }
}

/** The same after an action that edits what all pages have, or several sections and pages. */
function siteAfter(before: Design, action: EditorAction): Design | null {
  switch (action.type) {
    case 'factsEdited':
      return design.editFacts(before, action.facts);
    case 'sectionsStepped':
      return moving.stepSections(before, action.sectionIds, action.by);
    case 'sectionsSent':
      return moving.sendSections(before, action.sectionIds, action.pageId);
    case 'menuEdited':
      return editMenu(before, action.edit);
    case 'settingsEdited':
      return editSettings(before, action.change);
    case 'picturesChanged':
    case 'textsReplaced':
      return action.design;
    default:
      return null;
  }
}

function brandingAfter(before: Branding, action: EditorAction): Branding | null {
  switch (action.type) {
    case 'colorPicked':
      return branding.pickColor(before, action.color);
    case 'secondColorPicked':
      return branding.pickSecondColor(before, action.color);
    case 'customColorAdded':
      return branding.addCustomColor(before, action.color);
    case 'customColorEdited':
      return branding.editCustomColor(before, action.index, action.color);
    case 'customColorRemoved':
      return branding.removeCustomColor(before, action.index);
    case 'customColorRestored':
      return branding.restoreCustomColor(before, action.index, action.color);
    case 'styleTaken':
      return branding.applyStyle(before, action.style);
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

function rest<Draft extends DesignDraft>(draft: Draft, action: EditorAction): Draft {
  switch (action.type) {
    case 'textHeld': {
      const held = withHeld(draft.held, action.field, action.text);
      return held === draft.held ? draft : { ...draft, held };
    }
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
        branding: action.style ? branding.applyStyle(draft.branding, action.style) : draft.branding,
        design: withTrade(withFacts(action.design, draft), action.trade),
      };
    case 'templateTakenApart':
      return { ...draft, method: 'dynamic', design: withFacts(action.design, draft) };
    default:
      return draft;
  }
}

/** Whatever design takes the place of another, the site stays the same one. */
function withFacts(next: Design, { design: { facts, head, share, menu, settings } }: DesignDraft): Design {
  const same = design.editFacts(next, facts);
  return {
    ...same,
    ...(head && { head }),
    ...(share && { share }),
    ...(menu && { menu }),
    ...(settings && { settings }),
  };
}

const withTrade = (next: Design, trade: Trade | undefined): Design =>
  trade ? design.editFacts(next, { ...next.facts, trade }) : next;

/** Coming back to the templates keeps the one that was picked; "dynamic" keeps whatever is there. */
function pickMethod<Draft extends DesignDraft>(draft: Draft, method: DesignMethod, sectionId: string): Draft {
  if (method === 'dynamic' || draft.templateId !== null) return { ...draft, method };
  return { ...draft, method, design: withFacts(design.templateStart(sectionId), draft) };
}
