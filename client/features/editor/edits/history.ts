/** Undo and redo of everything that is designed but typing in a field, which undoes itself. Pure. */
import type { DesignDraft } from '../draft/design-draft.js';
import { withSentPictures } from '../draft/design-pictures.js';
import type { EditorAction, TextWritten } from './editor-actions.js';
import { editorReducer } from './editor-state.js';
import type { MenuEdit } from './menu-edits.js';
import { type ShowsPictures, withoutPictureAnywhere } from './picture-edits.js';

/** Steps that can be taken back. Each shares what it did not change with its neighbours, so that many cost little. */
const DEEPEST = 200;

/** `Answers`: what undoing brings back of a draft. */
export interface History<Draft, Answers> {
  readonly draft: Draft;
  /** Oldest first. */
  readonly past: readonly Answers[];
  /** Next first. */
  readonly future: readonly Answers[];
  /** Names what was done last where a repetition joins it: the letters of one text, the shades of one drag. */
  readonly last: string | null;
}

/** The history of a draft that has just been opened. */
export function newHistory<Draft>(draft: Draft): History<Draft, never> {
  return { draft, past: [], future: [], last: null };
}

/**
 * The histories of one kind of draft. `answersOf` names what undoing brings back: a change of the rest of a draft is no
 * step.
 */
export class Histories<Draft extends DesignDraft & Answers, Answers extends ShowsPictures> {
  constructor(private readonly answersOf: (draft: Draft) => Answers) {}

  /** The history after an action of the editor. */
  edited(history: History<Draft, Answers>, action: EditorAction): History<Draft, Answers> {
    switch (action.type) {
      case 'undone':
        return this.undone(history);
      case 'redone':
        return this.redone(history);
      case 'picturesSent':
        return this.inAllSteps(history, ({ design, branding }) => {
          return { design: withSentPictures(design, action.sent), branding };
        });
      case 'pictureDeleted':
        return this.inAllSteps(history, (shown) => withoutPictureAnywhere(shown, action.image));
      case 'textWritten':
        return this.written(history, action);
      default:
        return this.acted(history, action, nameOf(action));
    }
  }

  /** The history after a change that the editor does not know. `name`: see `History.last`. */
  changed(history: History<Draft, Answers>, next: Draft, name: string | null = null): History<Draft, Answers> {
    const { draft, past } = history;
    if (next === draft) return history;
    if (isSame(this.answersOf(next), this.answersOf(draft))) return { ...history, draft: next };
    const joins = name !== null && name === history.last;
    const before = joins ? past : [...past, this.answersOf(draft)].slice(-DEEPEST);
    return { draft: next, past: before, future: [], last: name };
  }

  private acted(history: History<Draft, Answers>, action: EditorAction, name: string | null): History<Draft, Answers> {
    const next = editorReducer(history.draft, action);
    // Looking elsewhere is no change.
    return action.type === 'pageSwitched' && next !== history.draft
      ? { ...history, draft: next }
      : this.changed(history, next, name);
  }

  private undone(history: History<Draft, Answers>): History<Draft, Answers> {
    const { draft, past, future } = history;
    const before = past.at(-1);
    if (!before) return history;
    const later = [this.answersOf(draft), ...future];
    return { draft: { ...draft, ...before }, past: past.slice(0, -1), future: later, last: null };
  }

  private redone(history: History<Draft, Answers>): History<Draft, Answers> {
    const { draft, past, future } = history;
    const [after, ...rest] = future;
    if (!after) return history;
    return { draft: { ...draft, ...after }, past: [...past, this.answersOf(draft)], future: rest, last: null };
  }

  private inAllSteps(
    history: History<Draft, Answers>,
    change: (shown: ShowsPictures) => ShowsPictures,
  ): History<Draft, Answers> {
    const { draft, past, future } = history;
    const changed = <Step extends Answers>(step: Step): Step => {
      const { design, branding } = change(step);
      return { ...step, design, branding };
    };
    return { ...history, draft: changed(draft), past: past.map(changed), future: future.map(changed) };
  }

  /** Each text is a step of its own; those that were undone can be redone. */
  private written(history: History<Draft, Answers>, action: TextWritten): History<Draft, Answers> {
    const { sectionId, slot, texts, done } = action;
    let [after, undone] = [history, 0];
    for (const [at, value] of texts.entries()) {
      const next = this.acted(after, { type: 'contentEdited', sectionId, kind: 'texts', slot, value }, null);
      if (at >= done && next.past !== after.past) undone += 1;
      after = next;
    }
    for (let count = 0; count < undone; count += 1) after = this.undone(after);
    return after;
  }
}

function isSame(one: object, other: object): boolean {
  const values = new Map(Object.entries(other));
  return Object.entries(one).every(([key, value]) => values.get(key) === value);
}

function nameOf(action: EditorAction): string | null {
  switch (action.type) {
    case 'contentEdited':
      return `${action.sectionId} ${action.kind} ${action.slot}`;
    case 'formEdited':
      return action.step && `form ${action.sectionId} ${action.part} ${action.step}`;
    case 'factsEdited':
      return `fact ${action.fact}`;
    case 'menuEdited':
      return nameOfMenuEdit(action.edit);
    case 'settingsEdited':
      return action.step && `setting ${action.step}`;
    case 'colorPicked':
      return 'colour';
    case 'secondColorPicked':
      return action.color === null ? null : 'second colour';
    case 'customColorEdited':
      return `colour ${action.index}`;
    default:
      return null;
  }
}

/** The letters of one label are one step. */
function nameOfMenuEdit(edit: MenuEdit): string | null {
  if (edit.kind === 'changed') return `menu ${edit.id} ${edit.label === undefined ? 'link' : 'label'}`;
  return edit.kind === 'button' && edit.button ? 'menu button' : null;
}

const designAnswers = ({ siteType, method, templateId, design, branding }: DesignDraft) => ({
  siteType,
  method,
  templateId,
  design,
  branding,
});

export type DesignHistory = History<DesignDraft, ReturnType<typeof designAnswers>>;

const designHistories = new Histories(designAnswers);

/** The reducer of a draft that is nothing but a design. */
export const designHistoryReducer = (history: DesignHistory, action: EditorAction): DesignHistory =>
  designHistories.edited(history, action);
