import { Badge, Button } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import { toPersianDigits } from '#core/text/digits.js';
import type { OwnTwoFactorFragment } from '#client/gql/graphql.js';
import { security } from '#client/lib/messages/identity/security.messages.js';
import { RenewDialog, SetUpDialog, TurnOffDialog } from '../dialogs.js';
import { SecurityRow } from '../security-row.js';
import styles from '../security-card.module.css';

const text = security.twoFactor;
type Open = 'none' | 'set-up' | 'turn-off' | 'renew';

interface TwoFactorRowProps {
  readonly status: OwnTwoFactorFragment;
  readonly onChanged: () => void;
}

export function TwoFactorRow({ status, onChanged }: TwoFactorRowProps) {
  const [open, setOpen] = useState<Open>('none');
  const isOn = status.enabledAt !== null;
  const state = isOn ? text.on(toPersianDigits(status.recoveryCodesLeft)) : text.off;

  function close() {
    setOpen('none');
    onChanged();
  }

  return (
    <SecurityRow
      icon={<IconShieldLock size={20} stroke={1.75} />}
      name={text.name}
      badge={
        <Badge color={isOn ? 'green' : 'gray'} className={isOn ? styles.good : styles.plain}>
          {isOn ? text.stateOn : text.stateOff}
        </Badge>
      }
      text={status.isRequired ? `${state} ${text.required}` : state}
    >
      {!isOn && <Button onClick={() => setOpen('set-up')}>{text.turnOn}</Button>}
      {isOn && (
        <>
          <Button variant="default" onClick={() => setOpen('renew')}>
            {text.renew}
          </Button>
          <Button variant="default" onClick={() => setOpen('turn-off')}>
            {text.turnOff}
          </Button>
        </>
      )}
      <SetUpDialog opened={open === 'set-up'} hasPassword={status.hasPassword} onClose={close} />
      <TurnOffDialog opened={open === 'turn-off'} hasPassword={status.hasPassword} onClose={close} />
      <RenewDialog opened={open === 'renew'} hasPassword={status.hasPassword} onClose={close} />
    </SecurityRow>
  );
}
