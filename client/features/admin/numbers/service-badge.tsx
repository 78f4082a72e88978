import { adminNumberMessages } from '#client/lib/messages/admin/admin-numbers.messages.js';
import { Tone, type ToneName } from '#client/ui/tone.js';
import type { ServiceState } from './numbers.rules.js';

const TONES: Readonly<Record<ServiceState, ToneName>> = {
  ok: 'good',
  failing: 'bad',
  idle: 'neutral',
  not_configured: 'waiting',
  unknown: 'neutral',
};

/** Whether a service works, in a word and a colour. */
export function ServiceBadge({ state }: { readonly state: ServiceState }) {
  return <Tone tone={TONES[state]}>{adminNumberMessages.health.states[state]}</Tone>;
}
