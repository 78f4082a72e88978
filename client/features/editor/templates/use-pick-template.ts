import { useCallback, useRef } from 'react';
import type { Branding } from '#core/design/design.js';
import { isLoaded, loadKits } from '#sitekit/layouts/load.js';
import { designOfTemplate, findTemplate, tradeOf, type Template } from '#sitekit/templates/templates.js';
import { designMessages } from '../messages/design.messages.js';
import { toast } from '#client/ui/toast.js';
import { newId } from '#client/lib/new-id.js';
import { hasStyle, isUntouched } from '../edits/branding-edits.js';
import type { DesignMethod } from '../draft/design-draft.js';
import { useEditor } from '../context/editor-context.js';
import { needsOf } from '../preview/use-template-page.js';

/** `isStyled`: with the template's colour, fonts and look; left out, where the customer has chosen none. */
type Pick = (template: Template, isStyled?: boolean) => void;

/** The site is painted by default, or like the template it has. */
export function followsTemplate(branding: Branding, templateId: string | null): boolean {
  const picked = templateId === null ? null : findTemplate(templateId);
  return isUntouched(branding) || (picked !== null && hasStyle(branding, picked.style));
}

/**
 * Puts a template on the site, in its own words; until the next change, what was there before can be brought back. The
 * view stays that of `next`.
 */
export function usePickTemplate(next: DesignMethod = 'template'): Pick {
  const { draft, dispatch, offerUndo } = useEditor();
  const { method, templateId, branding, siteType, design } = draft;
  const ownTrade = design.facts?.trade;
  const latest = useRef<Pick>(() => undefined);
  const pick = useCallback(
    (template: Template, isStyled = followsTemplate(branding, templateId)) => {
      const isSpoken = tradeOf(template.id, siteType ?? undefined, ownTrade) === template.trade;
      // On the canvas it takes the place of what has become of it.
      const isSame = next === 'template' && template.id === templateId && method === 'template' && isSpoken;
      if (isSame && isStyled === hasStyle(branding, template.style)) return;
      const needs = needsOf(template);
      if (!isLoaded(needs)) {
        loadKits(needs).then(
          () => latest.current(template, isStyled),
          () => toast.failure(designMessages.templates.failed),
        );
        return;
      }
      const applied = designOfTemplate(template, designMessages.mainPage, newId('section'));
      const style = isStyled ? template.style : undefined;
      const trade = isSpoken ? undefined : template.trade;
      dispatch({ type: 'templatePicked', templateId: template.id, design: applied, method: next, style, trade });
      offerUndo(designMessages.templates.applied(template.name));
    },
    [method, templateId, branding, siteType, ownTrade, next, dispatch, offerUndo],
  );
  // Words that were on their way are put into what the design has become meanwhile.
  latest.current = pick;
  return pick;
}
