/** Where a section is shown, and the owner's own word for it in the address of its page. Pure. */
import type { Design } from '#core/design/design.js';
import type { Device } from '#core/sections/devices.js';
import { anchorOfTyped, isAnchor, isTakenAnchor } from '#core/sections/section-anchor.js';
import { isAnchorTwice, pageOfSection } from './anchors.js';
import { onSection } from './design-edits.js';

/** Null: every device shows it. */
export function hideOn(design: Design, sectionId: string, device: Device | null): Design {
  return onSection(design, sectionId, (section) => {
    if ((section.hiddenOn ?? null) === device) return section;
    const { hiddenOn: _, ...rest } = section;
    return device === null ? rest : { ...rest, hiddenOn: device };
  });
}

/** `taken`: the site has the word itself; `twice`: another section has it, of the same page or on all pages. */
type AnchorFault = 'taken' | 'twice';

/** Why a section cannot have the typed word; null where it can, or where there is none. */
export function anchorFault(design: Design, sectionId: string, typed: string): AnchorFault | null {
  const anchor = anchorOfTyped(typed);
  if (isTakenAnchor(anchor)) return 'taken';
  const isTwice = anchor !== '' && isAnchorTwice(design, pageOfSection(design, sectionId), sectionId, anchor);
  return isTwice ? 'twice' : null;
}

/** Empty takes the word away; one that cannot be an anchor changes nothing. Links to the section follow. */
export function nameAnchor(design: Design, sectionId: string, typed: string): Design {
  const anchor = anchorOfTyped(typed);
  if (anchor !== '' && !isAnchor(anchor)) return design;
  if (anchorFault(design, sectionId, typed) !== null) return design;
  return onSection(design, sectionId, (section) => {
    if ((section.anchor ?? '') === anchor) return section;
    const { anchor: _, ...rest } = section;
    return anchor === '' ? rest : { ...rest, anchor };
  });
}
