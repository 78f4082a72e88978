import type { ApiScopeName } from '#client/gql/graphql.js';
import { apiKeyMessages as text } from './api-key.messages.js';
import styles from './api-keys.module.css';
import { movesMoney, scopeOf, scopeTitle } from './api-keys.rules.js';

interface ScopeListProps {
  readonly scopes: readonly ApiScopeName[];
  readonly label?: string;
}

/** The scopes of a key in words; scopes that can move money are highlighted. */
export function ScopeList({ scopes, label = text.scopesLabel }: ScopeListProps) {
  return (
    <ul className={styles.scopes} aria-label={label}>
      {scopes.map(scopeOf).map((scope) => (
        <li key={scope} className={styles.scope} data-money={movesMoney([scope]) || undefined} title={scope}>
          {scopeTitle(scope)}
        </li>
      ))}
    </ul>
  );
}
