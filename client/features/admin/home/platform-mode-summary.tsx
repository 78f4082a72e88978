import { platformMessages } from '#client/lib/messages/platform-mode.messages.js';
import { usePlatformMode } from '#client/lib/platform-state.js';
import { SummaryCard } from './summary-card.js';

/** The platform's mode now, live; it is switched among the tools. */
export function PlatformModeSummary() {
  const { mode, message } = usePlatformMode();
  return (
    <SummaryCard
      name={platformMessages.card.title}
      value={platformMessages.modes[mode]}
      hint={message ?? platformMessages.modeHints[mode]}
    />
  );
}
