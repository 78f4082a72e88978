import type { ApiKeyStatus } from '#client/gql/graphql.js';
import { apiKeyMessages as text } from './api-key.messages.js';
import { Tone, type ToneName } from '#client/ui/tone.js';
import styles from './api-keys.module.css';

const TONES: Readonly<Record<ApiKeyStatus, ToneName>> = { active: 'good', expired: 'waiting', revoked: 'bad' };

export function KeyStatus({ status }: { readonly status: ApiKeyStatus }) {
  return (
    <span className={styles.state}>
      <Tone tone={TONES[status]}>{text.statuses[status]}</Tone>
    </span>
  );
}
