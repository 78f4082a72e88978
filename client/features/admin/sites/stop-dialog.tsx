import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { TEXT } from '../../../../core/limits.js';
import type { AdminSiteFragment } from '../../../gql/graphql.js';
import { shownAddress } from '../../../lib/site-address.js';
import { adminSiteMessages as texts } from '../../../lib/messages/admin/admin-sites.messages.js';
import { ltr } from '../../../../core/bidi.js';
import { DialogFoot } from '../../../ui/dialog-foot.js';
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
  const address = step ? ltr(shownAddress(step.site.url)) : '';
  return (
    <Modal opened={step !== null} onClose={onClose} title={step && texts.stop[step.how].title(address)}>
      {step && <StopForm step={step} acts={acts} onClose={onClose} />}
    </Modal>
  );
}

function StopForm({ step: { site, how }, acts, onClose }: StopDialogProps & { readonly step: StopStep }) {
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const { text, action } = texts.stop[how];
  const close = async () => {
    onClose();
    await acts[how](site, reason);
  };
  return (
    <Stack gap="md">
      <Text size="sm">{text}</Text>
      <Textarea
        label={texts.stop.reason}
        description={texts.stop.reasonHint}
        required
        rows={4}
        maxLength={TEXT.comments}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <DialogFoot onCancel={onClose}>
        <Button color="red" disabled={reason === ''} onClick={() => void close()}>
          {action}
        </Button>
      </DialogFoot>
    </Stack>
  );
}
