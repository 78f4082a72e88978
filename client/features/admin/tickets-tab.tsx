import { loadSupportTab } from '#client/features/support/index.js';
import { SavedFilters } from './parts/saved-filters.js';

/** Everyone's tickets, with the filters that this administrator has named. */
export async function loadTicketsTab() {
  const SupportTab = await loadSupportTab();
  return function TicketsTab() {
    return <SupportTab tools={<SavedFilters />} />;
  };
}
