/**
 * Designs, kept sections and the wizard's drafts of a removed account are deleted; of an ordered design the structure
 * stays, without texts and pictures.
 */
import type { Design, DesignSection } from '#core/design/design.js';
import type { TxCtx } from '#platform/context.js';
import { DesignEntity } from './design/designs.entity.js';
import { DESIGN_TEXTS } from './design/designs.messages.js';
import { KeptSectionEntity } from './kept-sections/kept-sections.entity.js';
import { KeptDraftEntity } from './wizard-drafts/kept-drafts.entity.js';
import { WizardDraftEntity } from './wizard-drafts/wizard-drafts.entity.js';

/**
 * Pages and sections as ordered and priced; nothing that a user wrote, named or uploaded. What stays is named here, so
 * that a field which designs gain does not.
 */
export function withoutWords({ pages, shared, currentPageId }: Design): Design {
  const { header, footer } = shared ?? {};
  const current = pages.findIndex(({ id }) => id === currentPageId);
  return {
    pages: pages.map(({ sections, canvasDimensions }, at) => ({
      id: pageId(at),
      name: DESIGN_TEXTS.pageNumber(at + 1),
      sections: sections.map((section, place) => bareSection(section, `${pageId(at)}-${place + 1}`)),
      canvasDimensions,
    })),
    ...(shared && {
      shared: {
        ...(header && { header: bareSection(header, 'header') }),
        ...(footer && { footer: bareSection(footer, 'footer') }),
      },
    }),
    currentPageId: pageId(Math.max(0, current)),
  };
}

/** Programs choose the ids of a design: they may be words, too. */
const pageId = (at: number): string => `page-${at + 1}`;

function bareSection({ sectionType, layoutId, order, hiddenOn }: DesignSection, id: string): DesignSection {
  return { id, sectionType, layoutId, order, hiddenOn, customData: {} };
}

export async function forgetOwner(tx: TxCtx, userId: string): Promise<void> {
  await tx.em.nativeDelete(WizardDraftEntity, { userId });
  await tx.em.nativeDelete(KeptDraftEntity, { userId });
  await tx.em.nativeDelete(KeptSectionEntity, { userId });
  await tx.em.nativeDelete(DesignEntity, { userId, orderId: null });
  const ordered = await tx.em.find(DesignEntity, { userId });
  for (const design of ordered) {
    const snapshot = withoutWords(design.snapshot);
    tx.em.assign(design, { snapshot, options: {}, sessionId: null, previewUrl: null, updatedAt: tx.clock.now() });
  }
  await tx.em.flush();
}
