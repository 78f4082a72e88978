import { IconWorld } from '@tabler/icons-react';
import { site } from '../../lib/messages/site.messages.js';
import { useSiteMode } from '../../lib/site-settings.js';
import { SummaryCard } from './summary-card.js';

/** How the site stands now, live; it is switched among the tools. */
export function SiteModeSummary() {
  const { mode, message } = useSiteMode();
  return (
    <SummaryCard
      Icon={IconWorld}
      name={site.card.title}
      value={site.modes[mode]}
      hint={message ?? site.modeHints[mode]}
    />
  );
}
