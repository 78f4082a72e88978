import { Group, Text } from '@mantine/core';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { passwordStrength } from './password-strength.js';
import styles from './password-strength-hint.module.css';

export function PasswordStrengthHint({ password }: { readonly password: string }) {
  const strength = passwordStrength(password);
  const level = identity.strength.levels[strength];
  return (
    <Group gap="sm" mt={6} wrap="nowrap" aria-live="polite">
      <div className={styles.meter} data-strength={password === '' ? undefined : strength} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <Text size="xs" c="dimmed" component="span">
        {password === '' ? identity.fields.newPasswordHint : `${identity.strength.label}: ${level}`}
      </Text>
    </Group>
  );
}
