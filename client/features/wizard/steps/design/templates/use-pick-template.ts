import { useCallback, useRef } from 'react';
import { isLoaded, loadKits } from '../../../../../../sitekit/load.js';
import { designOfTemplate, type Template } from '../../../../../../sitekit/templates.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';
import { toast } from '../../../../../ui/toast.js';
import { undoToast } from '../../../../../ui/dialogs/undo-toast.js';
import { newId } from '../../../../../lib/new-id.js';
import type { DesignMethod } from '../../../state/drafts/wizard-draft.js';
import { useWizard } from '../../../wizard-context.js';
import { needsOf } from './use-template-page.js';

/**
 * Puts a template on the site, in its own words; what was there before can be brought back. The view stays that of
 * `next`.
 */
export function usePickTemplate(next: DesignMethod = 'template'): (template: Template) => void {
  const { draft, dispatch } = useWizard();
  const { design, method, templateId } = draft;
  const latest = useRef<(template: Template) => void>(() => undefined);
  const pick = useCallback(
    (template: Template) => {
      if (template.id === templateId && method === 'template') return;
      const needs = needsOf(template);
      if (!isLoaded(needs)) {
        loadKits(needs).then(
          () => latest.current(template),
          () => toast.failure(designMessages.templates.failed),
        );
        return;
      }
      const applied = designOfTemplate(template, designMessages.mainPage, newId('section'));
      dispatch({ type: 'templatePicked', templateId: template.id, design: applied, method: next });
      undoToast(designMessages.templates.applied(template.name), () =>
        dispatch({ type: 'designRestored', design, method, templateId }),
      );
    },
    [design, method, templateId, next, dispatch],
  );
  // Words that were on their way are put into what the design has become meanwhile.
  latest.current = pick;
  return pick;
}
