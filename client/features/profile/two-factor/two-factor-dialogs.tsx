import { useMutation } from '@apollo/client/react';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { DisableTwoFactorDocument, RenewRecoveryCodesDocument } from '#client/gql/graphql.js';
import { security } from '#client/lib/messages/identity/security.messages.js';
import { toast } from '#client/ui/toast.js';
import { ProofForm, type Proof } from '../proof-form.js';
import { RecoveryCodes } from './recovery-codes.js';
import { TwoFactorSetup } from './two-factor-setup.js';

const text = security.twoFactor;

interface FormProps {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

interface DialogProps extends FormProps {
  readonly opened: boolean;
}

/** The key, a first code, and the recovery codes. */
export function SetUpDialog({ opened, hasPassword, onClose }: DialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={text.setUpTitle} closeOnClickOutside={false}>
      <TwoFactorSetup hasPassword={hasPassword} onDone={onClose} />
    </Modal>
  );
}

export function TurnOffDialog({ opened, hasPassword, onClose }: DialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={text.offTitle}>
      <TurnOff hasPassword={hasPassword} onClose={onClose} />
    </Modal>
  );
}

/** New recovery codes; the old ones end. */
export function RenewDialog({ opened, hasPassword, onClose }: DialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={text.renewTitle} closeOnClickOutside={false}>
      <Renew hasPassword={hasPassword} onClose={onClose} />
    </Modal>
  );
}

function TurnOff({ hasPassword, onClose }: FormProps) {
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

function Renew({ hasPassword, onClose }: FormProps) {
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
