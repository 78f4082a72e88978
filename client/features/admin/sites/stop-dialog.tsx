import { Modal, Text } from '@mantine/core';
import type { AdminSiteFragment } from '#client/gql/graphql.js';
import { shownAddress } from '#client/lib/site-address.js';
import { adminSiteMessages as texts } from '#client/lib/messages/admin/admin-sites.messages.js';
import { ltr } from '#core/text/bidi.js';
import { ReasonForm } from '#client/ui/dialogs/reason-form.js';
import type { useSiteActs } from './use-site-acts.js';

export interface StopStep {
  readonly site: AdminSiteFragment;
  readonly how: 'suspend' | 'takeDown';
}

interface StopDialogProps {
  readonly step: StopStep | null;
  readonly acts: ReturnType<typeof useSiteActs>;
  readonly onClose: () => void;
}

/** Closing a site takes a reason, which its owner reads. */
export function StopDialog({ step, acts, onClose }: StopDialogProps) {
  const address = step ? ltr(shownAddress(step.site.address)) : '';
  return (
    <Modal opened={step !== null} onClose={onClose} title={step && texts.stop[step.how].title(address)}>
      {step && <StopForm step={step} acts={acts} onClose={onClose} />}
    </Modal>
  );
}

function StopForm({ step: { site, how }, acts, onClose }: StopDialogProps & { readonly step: StopStep }) {
  const { text, action } = texts.stop[how];
  const close = async (reason: string) => {
    onClose();
    await acts[how](site, reason);
  };
  return (
    <ReasonForm
      label={texts.stop.reason}
      hint={texts.stop.reasonHint}
      action={action}
      danger
      rows={4}
      onSend={close}
      onCancel={onClose}
    >
      <Text size="sm">{text}</Text>
    </ReasonForm>
  );
}
