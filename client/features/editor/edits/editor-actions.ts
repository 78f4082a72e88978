/** Everything that can happen to what is designed, in the words of the field. Ids are made where the event happens. */
import type { SectionType } from '#core/catalogue.js';
import type { DesignFacts } from '#core/design/design-facts.js';
import type { Branding, CustomData, Design, DesignPage, DesignSection } from '#core/design/design.js';
import type { LookKey, LookValue } from '#core/design/look.js';
import type { Device } from '#core/sections/devices.js';
import type { SharedPlace } from '#core/design/shared-sections.js';
import type { Trade } from '#core/design/trades.js';
import type { TemplateStyle } from '#sitekit/templates/templates.js';
import type { DesignMethod } from '../draft/design-draft.js';
import type { SentPictures } from '../draft/design-pictures.js';
import type { FieldRestored, FormEdit } from './form-edits.js';
import type { ListEdit, TableFill } from './list-edits.js';
import type { MenuEdit } from './menu-edits.js';
import type { Step } from './moving-edits.js';
import type { SettingsChange } from './settings-edits.js';
import type { StyleEdit } from './style-edits.js';

type DesignAction =
  | { type: 'methodPicked'; method: DesignMethod; sectionId: string }
  | { type: 'methodLeft' }
  /** `style`: painted like the template, too. */
  /** `trade`: what the site's own becomes, where its words would not be the template's. */
  | {
      type: 'templatePicked';
      templateId: string;
      design: Design;
      method?: DesignMethod;
      style?: TemplateStyle;
      trade?: Trade;
    }
  /** The parts of the template are ordinary sections now. */
  | { type: 'templateTakenApart'; design: Design }
  | { type: 'pageAdded'; id: string }
  | { type: 'pageRenamed'; pageId: string; name: string }
  | { type: 'pageRemoved'; pageId: string }
  | { type: 'pageRestored'; page: DesignPage; index: number }
  | { type: 'pageSwitched'; pageId: string }
  | { type: 'pageMoved'; pageId: string; to: number }
  | { type: 'pageSlugged'; pageId: string; slug: string }
  /** `isShared`: a header or footer for all pages. */
  | { type: 'sectionAdded'; id: string; sectionType: SectionType; layoutId?: string; isShared?: boolean }
  | { type: 'sectionShared'; sectionId: string }
  | { type: 'sharedDetached'; place: SharedPlace; pageId: string; id: string }
  | { type: 'sharedRestored'; section: DesignSection }
  /** Sections that were pasted or duplicated, under ids of their own; `afterId` null: at the end of the page. */
  | { type: 'sectionsInserted'; pageId: string; afterId: string | null; sections: readonly DesignSection[] }
  | { type: 'sectionsRemoved'; sectionIds: readonly string[] }
  | { type: 'sectionsRestored'; pageId: string; removed: readonly RemovedSection[] }
  | { type: 'sectionMoved'; sectionId: string; to: number }
  /** Several at once, each one place further. */
  | { type: 'sectionsStepped'; sectionIds: readonly string[]; by: Step }
  /** Several at once, to another page. */
  | { type: 'sectionsSent'; sectionIds: readonly string[]; pageId: string }
  | { type: 'layoutStepped'; sectionId: string; by: 1 | -1; layouts: readonly string[] }
  | { type: 'layoutPicked'; sectionId: string; layoutId: string }
  | { type: 'pageDuplicated'; pageId: string; id: string }
  /** Answered or left for later; false opens the card again. */
  | { type: 'factsAsked'; isAsked: boolean }
  /** `fact` names what was changed; undefined takes all of them away. */
  | { type: 'factsEdited'; fact: string; facts: DesignFacts | undefined }
  /** Words were replaced all over the site. */
  | { type: 'textsReplaced'; design: Design }
  | { type: 'menuEdited'; edit: MenuEdit }
  /** `step`: edits of the same one are one step of the history; null, a step of its own. */
  | { type: 'settingsEdited'; change: SettingsChange; step: string | null }
  | { type: 'canvasResized'; width?: number; height?: number }
  /** Items of a list that were added or moved. */
  | ({ type: 'listEdited' } & ListEdit)
  /** `slots`: those of the item, which are emptied. */
  | ({ type: 'itemRemoved'; slots: readonly string[] } & ListEdit)
  | ({ type: 'itemRestored'; content: CustomData } & ListEdit)
  /** Cells were pasted, or rows put in the place of all others: one step. */
  | ({ type: 'tableFilled' } & TableFill)
  /** `step`: edits of the same one are one step of the history; null, a step of its own. */
  | ({ type: 'formEdited'; step: string | null } & FormEdit)
  | ({ type: 'formFieldRestored' } & FieldRestored)
  | ({ type: 'sectionStyled' } & StyleEdit)
  | { type: 'styleReset'; sectionId: string }
  /** Null: every device shows it. */
  | { type: 'sectionHidden'; sectionId: string; device: Device | null }
  /** `typed`: empty takes the owner's own word away. */
  | { type: 'anchorNamed'; sectionId: string; typed: string }
  /** Null takes the customer's own away: the sample, the drawing, or the usual address comes back. */
  | { type: 'contentEdited'; sectionId: string; kind: ContentKind; slot: string; value: string | null }
  /** Pictures of the library were put into sections: one step, however many. */
  | { type: 'picturesChanged'; design: Design }
  | TextWritten;

/** A section of a page, and the place that it had there. */
export interface RemovedSection {
  readonly section: DesignSection;
  readonly index: number;
}

/** The written steps of a text. */
export interface Written {
  /** The text after each step, oldest first; no two neighbours are the same. */
  readonly texts: readonly string[];
  /** How many of them count; those after them were undone. */
  readonly done: number;
}

/** A text was written on the page: each of its steps is undone and redone alone (history.ts). */
export interface TextWritten extends Written {
  type: 'textWritten';
  sectionId: string;
  slot: string;
}

/** The kinds of a customer's own content in a section, slot by slot. */
export type ContentKind = Exclude<keyof CustomData, 'confirmed' | 'lists' | 'style' | 'forms'>;

type BrandingAction =
  /** The colour, fonts and look of a ready template. */
  | { type: 'styleTaken'; style: TemplateStyle }
  | { type: 'colorPicked'; color: string }
  /** Null: none beside the primary one. */
  | { type: 'secondColorPicked'; color: string | null }
  | { type: 'customColorAdded'; color: string }
  | { type: 'customColorEdited'; index: number; color: string }
  | { type: 'customColorRemoved'; index: number }
  | { type: 'customColorRestored'; index: number; color: string }
  | { type: 'fontPicked'; font: Branding['fontFamily'] }
  /** Null: the font of the texts. */
  | { type: 'headingFontPicked'; font: Branding['fontFamily'] | null }
  | LookAction
  | { type: 'lookReset' }
  | { type: 'logoPlaced'; logo: string }
  | { type: 'logoRemoved' };

/** One choice of the look of the whole site. */
export type LookAction = {
  [Key in LookKey]: { type: 'lookPicked'; key: Key; value: LookValue<Key> };
}[LookKey];

export type EditorAction =
  /** Typed and not taken yet; empty gives it up. */
  | { type: 'textHeld'; field: string; text: string }
  /** Pictures of the browser are among the account's files now. No step of the history: it is so in all of them. */
  | { type: 'picturesSent'; sent: SentPictures }
  /** Deleted from the library: no step of the history may bring it back, since a design cannot name it any more. */
  | { type: 'pictureDeleted'; image: string }
  /** Back and forth through what was done (history.ts). */
  | { type: 'undone' }
  | { type: 'redone' }
  | DesignAction
  | BrandingAction;
