import { Text } from '@mantine/core';
import { apiKeyMessages } from './api-key.messages.js';
import { ShownOnce } from '#client/ui/dialogs/shown-once.js';
import styles from './api-keys.module.css';

const { shown: texts } = apiKeyMessages;

/** The key, this once, and how programs send it. */
export function KeyShown({ value, onDone }: { readonly value: string; readonly onDone: () => void }) {
  const example = `curl ${window.location.origin}/api/auth/me \\\n  -H 'Authorization: Bearer ${value.slice(0, 11)}_…'`;
  return (
    <ShownOnce value={value} texts={texts} onDone={onDone}>
      <div>
        <Text size="sm" c="dimmed" mb={4}>
          {texts.example}
        </Text>
        <pre className={styles.example} dir="ltr">
          {example}
        </pre>
      </div>
    </ShownOnce>
  );
}
