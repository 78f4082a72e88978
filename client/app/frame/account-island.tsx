import { AccountActions } from './account-actions.js';
import { Providers } from '../providers.js';

/** The account part of the header with its own providers, for the landing page, which has none. */
export function AccountIsland() {
  return (
    <Providers>
      <AccountActions />
    </Providers>
  );
}
