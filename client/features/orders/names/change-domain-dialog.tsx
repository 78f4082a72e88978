import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { ltr } from '#core/text/bidi.js';
import { MAX_TYPED_DOMAIN } from '#core/sites/domain-name.js';
import { ChangeOrderDomainDocument, DomainChoicesDocument, type OrderCardFragment } from '#client/gql/graphql.js';
import { toUiError } from '#client/lib/errors.js';
import { formatLeft } from '#client/lib/format.js';
import { domainMessages } from '#client/features/wizard/index.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { serverNow } from '#client/lib/server-clock.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { toast } from '#client/ui/toast.js';
import { domainChangeOf, extensionOf, namesOfOrder, readTyped, type DomainChange } from './change-domain.rules.js';
import { DomainHint } from './domain-notice.js';
import { useRefreshDashboard } from '../order/live-orders.js';

const { changeDomain: texts } = orderMessages;
const { primary: rules } = domainMessages;

interface ChangeDomainDialogProps {
  readonly opened: boolean;
  readonly order: OrderCardFragment;
  readonly onClose: () => void;
}

/** Another name for an order: checked by the server as the first one was. */
export function ChangeDomainDialog({ opened, order, onClose }: ChangeDomainDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title}>
      <ChangeDomainForm order={order} onClose={onClose} />
    </Modal>
  );
}

/** After payment only endings of the same price a year can be taken. */
function useExtensions(current: string, change: DomainChange): readonly string[] {
  const { data } = useQuery(DomainChoicesDocument);
  const offered = (data?.domainExtensions ?? []).filter((each) => each.available);
  const price = offered.find((each) => each.extension === current)?.priceToman;
  const allowed = change === 'pending' ? offered : offered.filter((each) => each.priceToman === price);
  return [...new Set([current, ...allowed.map((each) => each.extension)])].filter(Boolean);
}

function faultText(typed: string, extension: string): string | null {
  if (typed === '') return null;
  const { fault } = readTyped(typed, extension);
  if (fault === null) return null;
  return fault === 'invalid' ? rules.fault : rules.refused[fault];
}

function useChange(order: OrderCardFragment, onDone: () => void) {
  const [change, { loading }] = useMutation(ChangeOrderDomainDocument);
  const refresh = useRefreshDashboard();
  const [error, setError] = useState<string | null>(null);
  const run = async (domain: string, extension: string, replaces: string) => {
    try {
      await change({ variables: { id: order.id, domain, extension, replaces: replaces || null } });
      toast.success(texts.changed);
      onDone();
      await refresh();
    } catch (fault) {
      setError(toUiError(fault).message);
    }
  };
  return { run, loading, error, clear: () => setError(null) };
}

function ChangeDomainForm({ order, onClose }: Omit<ChangeDomainDialogProps, 'opened'>) {
  const change = domainChangeOf(order, new Date(serverNow()));
  const all = namesOfOrder(order);
  const [replaced, setReplaced] = useState(all.find((name) => name === order.domainRefused) ?? all[0] ?? '');
  const [extension, setExtension] = useState(extensionOf(replaced) || '.ir');
  const [typed, setTyped] = useState('');
  const extensions = useExtensions(extension, change);
  const { run, loading, error, clear } = useChange(order, onClose);
  const fault = faultText(typed, extension);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { label } = readTyped(typed, extension);
    if (typed !== '' && fault === null) void run(label, extension, replaced);
  };
  const pick = (name: string | null) => {
    if (name === null) return;
    setReplaced(name);
    setExtension(extensionOf(name) || '.ir');
    clear();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Lead order={order} change={change} />
        {all.length > 1 && (
          <Select
            label={texts.which}
            data={all.map(ltrOption)}
            value={replaced}
            onChange={pick}
            allowDeselect={false}
          />
        )}
        <NameFields
          typed={typed}
          error={fault ?? error}
          extension={extension}
          extensions={extensions}
          onType={(text) => {
            setTyped(text);
            clear();
          }}
          onExtension={(value) => {
            setExtension(value);
            clear();
          }}
        />
        <DialogFoot onCancel={onClose}>
          <Button type="submit" loading={loading} disabled={typed === '' || fault !== null}>
            {texts.action}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}

interface NameFieldsProps {
  readonly typed: string;
  readonly error: string | null;
  readonly extension: string;
  readonly extensions: readonly string[];
  readonly onType: (text: string) => void;
  readonly onExtension: (extension: string) => void;
}

function NameFields({ typed, error, extension, extensions, onType, onExtension }: NameFieldsProps) {
  return (
    <Group gap="sm" align="flex-start" wrap="nowrap">
      <TextInput
        label={texts.name}
        value={typed}
        error={error}
        placeholder={rules.placeholder}
        data-ltr
        data-autofocus
        flex={1}
        maxLength={MAX_TYPED_DOMAIN}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <Select
        label={texts.extension}
        w={120}
        data={extensions.map(ltrOption)}
        value={extension}
        allowDeselect={false}
        onChange={(value) => value !== null && onExtension(value)}
      />
    </Group>
  );
}

const ltrOption = (value: string) => ({ value, label: ltr(value) });

/** How long there is, and what can be chosen. */
function Lead({ order, change }: { readonly order: OrderCardFragment; readonly change: DomainChange }) {
  const until = order.domainChangeUntil === null ? null : new Date(order.domainChangeUntil);
  const left = until && formatLeft(until, new Date(serverNow()));
  if (change === 'choice')
    return (
      <Alert color={order.domainStatus === 'awaiting_choice' ? 'red' : 'yellow'}>
        <DomainHint order={order} />
        <br />
        {texts.samePrice}
      </Alert>
    );
  return (
    <Text size="sm" c="dimmed">
      {change === 'window' && left !== null && <strong>{texts.until(left)} </strong>}
      {change === 'pending' ? texts.pending : texts.samePrice}
    </Text>
  );
}
