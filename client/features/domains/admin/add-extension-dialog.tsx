import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toman } from '#core/money.js';
import { AddDomainExtensionDocument, type DomainCategory } from '#client/gql/graphql.js';
import { adminDomainMessages } from './admin-domains.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { toast } from '#client/ui/toast.js';
import {
  EMPTY_EXTENSION,
  extensionOf,
  isExtensionComplete,
  priceToSend,
  type ExtensionDraft,
} from './domains.rules.js';

const { dialog: texts, categories } = adminDomainMessages;
const CATEGORIES = ['country', 'generic', 'specialized'] as const satisfies readonly DomainCategory[];
const LISTS: ReadonlySet<string> = new Set(['AdminExtensions']);

interface AddExtensionDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function AddExtensionDialog({ opened, onClose }: AddExtensionDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title}>
      <AddExtensionForm onClose={onClose} />
    </Modal>
  );
}

/** Sends the extension once all fields are filled in. */
function useAddExtension(onDone: () => void) {
  const [draft, setDraft] = useState(EMPTY_EXTENSION);
  const [missing, setMissing] = useState(false);
  const [addExtension, { loading }] = useMutation(AddDomainExtensionDocument);
  const client = useApolloClient();
  const change = (changes: Partial<ExtensionDraft>) => {
    setDraft((now) => ({ ...now, ...changes }));
    setMissing(false);
  };
  const add = async () => {
    const price = priceToSend(draft.price);
    setMissing(!isExtensionComplete(draft));
    if (!isExtensionComplete(draft) || price === null) return;
    const { extension, description, category } = draft;
    const input = { extension: extensionOf(extension), description: description.trim(), category };
    try {
      await addExtension({ variables: { ...input, priceToman: toman(price) } });
      await refreshQueries(client, LISTS);
      toast.success(texts.added);
      onDone();
    } catch (error) {
      toast.error(error, texts.failed);
    }
  };
  return { draft, missing, loading, change, add };
}

/** All three are required; the category is generic until another is chosen. */
export function AddExtensionForm({ onClose }: { readonly onClose: () => void }) {
  const { draft, missing, loading, change, add } = useAddExtension(onClose);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Stack gap="md">
        <TextInput
          label={texts.extension}
          description={texts.extensionHint}
          dir="ltr"
          required
          data-autofocus
          value={draft.extension}
          onChange={(event) => change({ extension: event.currentTarget.value })}
        />
        <TextInput
          label={texts.price}
          inputMode="numeric"
          required
          value={draft.price}
          onChange={(event) => change({ price: event.currentTarget.value })}
        />
        <TextInput
          label={texts.description}
          required
          value={draft.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <NativeSelect
          label={texts.category}
          data={CATEGORIES.map((value) => ({ value, label: categories[value] }))}
          value={draft.category}
          onChange={(event) => change({ category: event.currentTarget.value as DomainCategory })}
        />
        {missing && (
          <Text role="alert" size="sm" c="var(--b-danger)">
            {texts.missing}
          </Text>
        )}
        <DialogFoot onCancel={onClose}>
          <Button type="submit" loading={loading}>
            {texts.action}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
