import { useMutation } from '@apollo/client/react';
import { Badge, Button, Modal } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import { toPersianDigits } from '../../../../core/text/digits.js';
import {
  DisableTwoFactorDocument,
  RenewRecoveryCodesDocument,
  type OwnTwoFactorFragment,
} from '../../../gql/graphql.js';
import { security } from '../../../lib/messages/identity/security.messages.js';
import { toast } from '../../../ui/toast.js';
import { ProofForm, type Proof } from '../proof-form.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecurityRow } from '../security-row.js';
import styles from '../security-card.module.css';
import { TwoFactorSetup } from './two-factor-setup.js';

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
      <Modal opened={open === 'set-up'} onClose={close} title={text.setUpTitle} closeOnClickOutside={false}>
        <TwoFactorSetup hasPassword={status.hasPassword} onDone={close} />
      </Modal>
      <Modal opened={open === 'turn-off'} onClose={close} title={text.offTitle}>
        <TurnOff hasPassword={status.hasPassword} onClose={close} />
      </Modal>
      <Modal opened={open === 'renew'} onClose={close} title={text.renewTitle} closeOnClickOutside={false}>
        <Renew hasPassword={status.hasPassword} onClose={close} />
      </Modal>
    </SecurityRow>
  );
}

interface DialogProps {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

function TurnOff({ hasPassword, onClose }: DialogProps) {
  const [disable] = useMutation(DisableTwoFactorDocument);

  async function turnOff(proof: Proof) {
    await disable({ variables: proof });
    toast.success(text.offDone);
    onClose();
  }

  return (
    <ProofForm
      text={hasPassword ? text.offText : text.offTextPlain}
      action={text.turnOff}
      danger
      hasPassword={hasPassword}
      onProof={turnOff}
      onCancel={onClose}
    />
  );
}

function Renew({ hasPassword, onClose }: DialogProps) {
  const [renew] = useMutation(RenewRecoveryCodesDocument);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function make(proof: Proof) {
    const { data } = await renew({ variables: proof });
    if (data) setCodes(data.renewRecoveryCodes.codes);
  }

  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return (
    <ProofForm
      text={text.renewText}
      action={text.renewAction}
      hasPassword={hasPassword}
      onProof={make}
      onCancel={onClose}
    />
  );
}
