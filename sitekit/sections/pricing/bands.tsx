import type { Composition, SectionProps } from '../../section.types.js';
import { INTRO, slots } from '../../slots.js';
import type { Tone } from '../../design/brand.js';
import { Shell } from '../../ui/shell.js';
import { Head, items } from '../../ui/slot.js';
import { PLAN_SLOTS, PlanAction, PlanName, PlanPoints, PlanPrice } from './plan.js';

/** Three tones that stay apart from each other and from the section. */
function bandTone(own: Tone, n: number): Tone {
  const tones: readonly Tone[] = own === 'ink' ? ['soft', 'tint', 'brand'] : ['tint', 'brand', 'ink'];
  return tones[n - 1] ?? 'soft';
}

function View(of: SectionProps) {
  return (
    <Shell of={of} name="pricing-bands">
      <div className="bp-wrap">
        <Head of={of} align="center" />
      </div>
      <ul className="bp-bands">
        {items(of, 'plan').map((n) => (
          <li key={n} className="bp-plan" data-tone={bandTone(of.treatment.tone, n)}>
            <PlanName of={of} n={n} />
            <PlanPrice of={of} n={n} />
            <PlanPoints of={of} n={n} />
            <PlanAction of={of} n={n} strong />
          </li>
        ))}
      </ul>
    </Shell>
  );
}

/** Three coloured bands from edge to edge. */
export const bands: Composition = {
  name: 'pricing-bands',
  View,
  slots: slots(...INTRO, PLAN_SLOTS),
};
