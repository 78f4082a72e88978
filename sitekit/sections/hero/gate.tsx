import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, picture, slots } from '../../slots.js';
import { Actions } from '../../ui/action.js';
import { Picture } from '../../ui/picture.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { items, Slot, Title } from '../../ui/slot.js';

function View(of: SectionProps) {
  const notes = items(of, 'stat');
  return (
    <Shell of={of} name="hero-gate">
      <div className="bp-wrap">
        <div className="bp-gate" data-tone={panelTone(of.treatment.tone)}>
          <span className="bp-ornament" data-ornament="girih" aria-hidden="true" />
          <div className="bp-gate-text">
            <Slot of={of} name="eyebrow" className="bp-eyebrow" />
            <Title of={of} className="bp-display bp-display-small" />
            <Slot of={of} name="text" className="bp-lead" />
            <Actions of={of} />
          </div>
          <Picture of={of} slot="main" art={3} className="bp-gate-pic" />
        </div>
        {notes.length > 0 && (
          <ul className="bp-gate-notes">
            {notes.map((n) => (
              <li key={n}>
                <Slot of={of} name={`stat${n}.title`} as="strong" />
                <Slot of={of} name={`stat${n}.text`} as="span" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Shell>
  );
}

/** A panel of the brand's colour with an arched picture, and three notes hanging under it. */
export const gate: Composition = {
  name: 'hero-gate',
  View,
  slots: slots(...INTRO, 'primary', 'secondary', { ...list('stat', 3, 'title', 'text'), max: 4 }, picture('main')),
};
