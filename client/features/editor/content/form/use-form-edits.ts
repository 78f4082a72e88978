import type { DesignSection } from '#core/design/design.js';
import { takesOptions, type FormField } from '#core/sites/site-forms.js';
import { undoToast } from '#client/ui/dialogs/undo-toast.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { newId } from '#client/lib/new-id.js';
import { useEditor } from '../../context/editor-context.js';
import { designMessages } from '../../messages/design.messages.js';
import { formFieldMessages as m } from '../../messages/form-fields.messages.js';
import { listMessages } from '../../messages/lists.messages.js';
import { STARTING_POINTS, type StartingPoint } from './starting-points.js';

export interface FormEdits {
  /** Returns the name of the new field. */
  readonly add: () => string;
  /** `step` names what is typed into, so that its letters are one step of the history; null: a step of its own. */
  readonly change: (field: FormField, step: string | null) => void;
  /** To another place, counted from 0. With a name the new place is announced; a drag announces itself. */
  readonly move: (from: number, to: number, name?: string) => void;
  /** Can be undone from the message that tells of it, like `start`. */
  readonly remove: (field: FormField, name: string) => void;
  /** Takes the fields of a starting point in the place of all that are there. */
  readonly start: (point: StartingPoint) => void;
}

interface Edited {
  readonly section: DesignSection;
  /** The stored name of the part. */
  readonly part: string;
  /** Those that are shown: own ones, or those of the layout. */
  readonly fields: readonly FormField[];
  /** Whether they are own ones. */
  readonly isOwn: boolean;
}

/** A choice is never without options. */
function withOptions({ options = [], ...field }: FormField): FormField {
  if (!takesOptions(field.type)) return field;
  return { ...field, options: options.length > 0 ? options : [m.option(1), m.option(2)] };
}

/** Edits of the fields of a form. The first of them makes the fields of the layout own ones, with their names. */
export function useFormEdits({ section: { id: sectionId }, part, fields, isOwn }: Edited): FormEdits {
  const { dispatch } = useEditor();
  const announce = useAnnounce();
  const edit = (next: readonly FormField[] | null, step: string | null = null) =>
    dispatch({ type: 'formEdited', sectionId, part, fields: next, step });
  return {
    add: () => {
      const name = newId('field').replace('-', '_');
      edit([...fields, { name, label: m.fresh, type: 'text', required: false }]);
      announce(m.added);
      return name;
    },
    change: (changed, step) =>
      edit(
        fields.map((field) => (field.name === changed.name ? withOptions(changed) : field)),
        step && `${changed.name} ${step}`,
      ),
    move: (from, to, name) => {
      const moved = fields[from];
      if (moved === undefined || from === to || to < 0 || to >= fields.length) return;
      edit(fields.toSpliced(from, 1).toSpliced(to, 0, moved));
      if (name !== undefined) announce(designMessages.sort.dropped(name, to + 1));
    },
    remove: (field, name) => {
      const index = fields.indexOf(field);
      edit(fields.filter((each) => each !== field));
      undoToast(listMessages.removed(name), () => {
        dispatch({ type: 'formFieldRestored', sectionId, part, field, index });
        announce(listMessages.restored(name));
      });
    },
    start: (point) => {
      edit(STARTING_POINTS[point]);
      undoToast(m.started(m.points[point]), () => {
        edit(isOwn ? fields : null);
        announce(m.restored);
      });
    },
  };
}
