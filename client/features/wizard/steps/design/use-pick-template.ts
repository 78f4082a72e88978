import { useCallback } from 'react';
import { designOfTemplate, type Template } from '../../../../../sitekit/templates.js';
import { designMessages } from '../../../../lib/messages/wizard-design.messages.js';
import { undoToast } from '../../parts/undo-toast.js';
import { newId } from '../../state/new-id.js';
import { useWizard } from '../../wizard-context.js';

/** Puts a template on the site; what was there before can be brought back. */
export function usePickTemplate(): (template: Template) => void {
  const { draft, dispatch } = useWizard();
  const { design, method, templateId } = draft;
  return useCallback(
    (template: Template) => {
      if (template.id === templateId) return;
      const applied = designOfTemplate(template, designMessages.mainPage, newId('section'));
      dispatch({ type: 'templatePicked', templateId: template.id, design: applied });
      undoToast(designMessages.templates.applied(template.name), () =>
        dispatch({ type: 'designRestored', design, method, templateId }),
      );
    },
    [design, method, templateId, dispatch],
  );
}
