import { loadSupportTab } from '../support/index.js';
import { SavedFilters } from '../../ui/admin/saved-filters.js';

/** Everyone's tickets, with the filters that this administrator has named. */
export async function loadTicketsTab() {
  const SupportTab = await loadSupportTab();
  return function TicketsTab() {
    return <SupportTab tools={<SavedFilters />} />;
  };
}
