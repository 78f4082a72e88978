/**
 * Designs and the wizard's drafts of a removed account are deleted; of an ordered design the structure stays, without
 * texts and pictures.
 */
import type { Design } from '#core/design/design.js';
import { mapSections } from '#core/design/shared-sections.js';
import type { TxCtx } from '#platform/context.js';
import { DesignEntity } from './design/designs.entity.js';
import { DESIGN_TEXTS } from './design/designs.messages.js';
import { KeptDraftEntity } from './wizard-drafts/kept-drafts.entity.js';
import { WizardDraftEntity } from './wizard-drafts/wizard-drafts.entity.js';

/** Pages and sections as ordered and priced; nothing that a user wrote, named or uploaded. */
export function withoutWords({ facts: _, head: _head, menu: _menu, settings: _settings, ...design }: Design): Design {
  const empty = mapSections(design, (section) => ({ ...section, customData: {} }));
  const pages = empty.pages.map(({ seo: _, ...page }, index) => ({
    ...page,
    name: DESIGN_TEXTS.pageNumber(index + 1),
  }));
  return { ...empty, pages };
}

export async function forgetOwner(tx: TxCtx, userId: string): Promise<void> {
  await tx.em.nativeDelete(WizardDraftEntity, { userId });
  await tx.em.nativeDelete(KeptDraftEntity, { userId });
  await tx.em.nativeDelete(DesignEntity, { userId, orderId: null });
  const ordered = await tx.em.find(DesignEntity, { userId });
  for (const design of ordered) {
    const snapshot = withoutWords(design.snapshot);
    tx.em.assign(design, { snapshot, options: {}, sessionId: null, previewUrl: null, updatedAt: tx.clock.now() });
  }
  await tx.em.flush();
}
