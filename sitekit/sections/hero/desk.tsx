import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, list, picture, slots } from '../../slots.js';
import { Action, hasAction } from '../../ui/action.js';
import { Figures } from '../../ui/hero-words.js';
import { Picture } from '../../ui/picture.js';
import { panelTone, Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';

function View(of: SectionProps) {
  const { tone, align } = of.treatment;
  return (
    <Shell of={of} name="hero-desk">
      <div className="bp-wrap">
        <Head of={of} align={align} display />
        <div className="bp-hero-desk-frame">
          <Picture of={of} slot="main" art={1} wide className="bp-hero-desk-pic bp-shape" />
          {(items(of, 'stat').length > 0 || hasAction(of, 'primary')) && (
            <div className="bp-hero-desk-bar" data-tone={tone === 'plain' ? panelTone(tone) : 'plain'}>
              <Figures of={of} className="bp-hero-desk-figures" />
              <Action of={of} name="primary" />
            </div>
          )}
        </div>
      </div>
    </Shell>
  );
}

/** Words above a wide picture; over its lower edge a bar with figures and the call. */
export const desk: Composition = {
  name: 'hero-desk',
  View,
  slots: slots(...INTRO, 'primary', { ...list('stat', 3, 'title', 'text'), max: 4 }, picture('main')),
};
