import { apiKeyMessages as text } from '../../lib/messages/api-key.messages.js';
import styles from './api-keys.module.css';
import { movesMoney, scopeTitle } from './api-keys.rules.js';

/** What a key may do, in words; what can move money stands out. */
export function ScopeList({ scopes }: { readonly scopes: readonly string[] }) {
  return (
    <ul className={styles.scopes} aria-label={text.scopesLabel}>
      {scopes.map((scope) => (
        <li key={scope} className={styles.scope} data-money={movesMoney([scope]) || undefined} title={scope}>
          {scopeTitle(scope)}
        </li>
      ))}
    </ul>
  );
}
