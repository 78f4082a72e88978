import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { common } from '#client/lib/messages/common.messages.js';

/** A password with show and hide, reachable by keyboard and named for screen readers. */
export function SecretInput(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': visible ? common.hidePassword : common.showPassword, tabIndex: 0 }}
    />
  );
}
