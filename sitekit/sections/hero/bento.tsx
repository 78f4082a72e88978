import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, picture, slots } from '../../slots.js';
import { Actions } from '../../ui/action.js';
import { Picture } from '../../ui/picture.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { hasText, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  const hasFigure = hasText(of, 'stat1.title', 'stat1.text');
  const hasBadge = hasText(of, 'badge.title', 'badge.text');
  return (
    <Shell of={of} name="hero-bento">
      <div className="bp-wrap bp-bento" data-figures={Number(hasFigure) + Number(hasBadge)}>
        <div className="bp-tile bp-bento-text" data-tone="plain">
          <Slot of={of} name="eyebrow" className="bp-eyebrow" />
          <Title of={of} className="bp-display bp-display-small" />
          <Slot of={of} name="text" className="bp-lead" />
          <Actions of={of} />
        </div>
        <div className="bp-tile bp-tile-pic bp-bento-tall">
          <Picture of={of} slot="main" art={0} />
        </div>
        {hasFigure && (
          <div className="bp-tile bp-bento-figure" data-tone={panelTone(of.treatment.tone)}>
            <Slot of={of} name="stat1.title" as="strong" className="bp-number" />
            <Slot of={of} name="stat1.text" as="span" />
          </div>
        )}
        <div className="bp-tile bp-tile-pic bp-bento-pic">
          <Picture of={of} slot="second" art={2} />
        </div>
        {hasBadge && (
          <div className="bp-tile bp-bento-figure" data-tone="ink">
            <Slot of={of} name="badge.title" as="strong" className="bp-subtitle" />
            <Slot of={of} name="badge.text" as="span" />
          </div>
        )}
      </div>
    </Shell>
  );
}

/** A box of tiles: words, pictures, a figure. */
export const bento: Composition = {
  name: 'hero-bento',
  View,
  slots: slots(
    ...INTRO,
    'primary',
    'secondary',
    'stat1.title',
    'stat1.text',
    'badge.title',
    'badge.text',
    picture('main'),
    picture('second'),
  ),
};
