import { useMutation } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { SITE_EVENTS, type SiteEvent } from '#core/sites/webhooks.js';
import { AddSiteWebhookDocument } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { siteWebhooksMessages } from './site-webhooks.messages.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { AddressField } from '#client/ui/webhooks/address-field.js';
import { webhookMessages } from '#client/ui/webhooks/webhook.messages.js';
import { EventChoice } from './event-choice.js';
import { sentEvents } from './webhooks.rules.js';

const { add: texts } = webhookMessages;
const { events: eventTexts } = siteWebhooksMessages;

interface AddWebhookFormProps {
  readonly siteId: string;
  readonly onMade: (secret: string) => void;
  readonly onCancel: () => void;
}

interface Faults {
  readonly url?: string | undefined;
  readonly events?: string | undefined;
}

/** The address of a program, and of what it is notified. The server judges what was typed, and says what it refuses. */
export function AddWebhookForm({ siteId, onMade, onCancel }: AddWebhookFormProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly SiteEvent[]>(SITE_EVENTS);
  const [faults, setFaults] = useState<Faults>({});
  const [add, { loading }] = useMutation(AddSiteWebhookDocument);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = {
      ...(typed.trim() === '' && { url: texts.missing }),
      ...(chosen.length === 0 && { events: eventTexts.missing }),
    };
    if (Object.keys(missing).length > 0) return setFaults(missing);
    try {
      const { data } = await add({ variables: { siteId, url: typed, events: sentEvents(chosen) } });
      if (data) onMade(data.addSiteWebhook.secret);
    } catch (error) {
      const ui = toUiError(error);
      const { url, events } = fieldErrors(ui);
      setFaults(url === undefined && events === undefined ? { url: ui.message } : { url, events });
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <AddressField
          value={typed}
          error={faults.url}
          onChange={(url) => {
            setTyped(url);
            setFaults({ ...faults, url: undefined });
          }}
        />
        <EventChoice
          value={chosen}
          error={faults.events}
          onChange={(events) => {
            setChosen(events);
            setFaults({ ...faults, events: undefined });
          }}
        />
        <DialogFoot onCancel={onCancel}>
          <Button type="submit" loading={loading}>
            {texts.submit}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
