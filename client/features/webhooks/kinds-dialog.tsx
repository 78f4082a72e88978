import { useMutation } from '@apollo/client/react';
import { Button, Modal, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { AccountEventKind } from '#core/account-events.js';
import { SetAccountWebhookKindsDocument, type AccountWebhookFieldsFragment } from '#client/gql/graphql.js';
import { KindChoice, kindsMissing, kindsOfNames, namesOfKinds } from '#client/features/account-events/index.js';
import { toUiError } from '#client/lib/errors.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { toast } from '#client/ui/toast.js';
import { accountWebhooksMessages } from './account-webhooks.messages.js';

const { kinds: texts } = accountWebhooksMessages;

interface KindsDialogProps {
  readonly webhook: AccountWebhookFieldsFragment;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Chooses other kinds for a webhook. */
export function KindsDialog({ opened, onClose, webhook }: KindsDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} size="lg" title={texts.title}>
      <KindsForm webhook={webhook} onDone={onClose} />
    </Modal>
  );
}

function KindsForm({ webhook, onDone }: Pick<KindsDialogProps, 'webhook'> & { readonly onDone: () => void }) {
  const saved = kindsOfNames(webhook.kinds);
  const [chosen, setChosen] = useState<readonly AccountEventKind[] | null>(saved.length === 0 ? null : saved);
  const [fault, setFault] = useState<string>();
  const [save, { loading }] = useMutation(SetAccountWebhookKindsDocument);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = kindsMissing(chosen);
    if (missing !== undefined) return setFault(missing);
    try {
      await save({ variables: { id: webhook.id, kinds: namesOfKinds(chosen ?? []) } });
      toast.success(texts.done);
      onDone();
    } catch (error) {
      setFault(toUiError(error).message);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <KindChoice
          value={chosen}
          error={fault}
          onChange={(kinds) => {
            setChosen(kinds);
            setFault(undefined);
          }}
        />
        <DialogFoot onCancel={onDone}>
          <Button type="submit" loading={loading}>
            {texts.save}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
