import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Input, Modal, SegmentedControl, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { LEAST_PAYABLE, type CouponKind } from '#core/pricing/coupons.js';
import { CreateCouponDocument, UpdateCouponDocument, type CouponRowFragment } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { adminCouponMessages } from '#client/lib/messages/admin/admin-coupons.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { JalaliDay } from '#client/ui/calendar/jalali-day.js';
import { toast } from '#client/ui/toast.js';
import { groupDigits } from '#client/features/wallet/index.js';
import {
  couponFaults,
  couponToSend,
  draftOfCoupon,
  EMPTY_COUPON,
  FIELD_NAMES,
  type CouponDraft,
  type CouponFaults,
} from './coupon-form.rules.js';
import { COUPON_LISTS } from './use-coupon-acts.js';

const { form: texts } = adminCouponMessages;

/** `new` writes a coupon, a row changes it. */
export type CouponToEdit = CouponRowFragment | 'new';

interface CouponDialogProps {
  readonly coupon: CouponToEdit | null;
  readonly onClose: () => void;
}

export function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const title = coupon && (coupon === 'new' ? texts.create : texts.editTitle(coupon.code));
  return (
    <Modal opened={coupon !== null} onClose={onClose} title={title} size="lg">
      {coupon && <CouponForm coupon={coupon} onClose={onClose} />}
    </Modal>
  );
}

/** The draft, its errors after the first attempt to send it, and sending. */
function useCouponForm(coupon: CouponToEdit, onDone: () => void) {
  const [draft, setDraft] = useState<CouponDraft>(coupon === 'new' ? EMPTY_COUPON : draftOfCoupon(coupon));
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<CouponFaults>({});
  const [create, creating] = useMutation(CreateCouponDocument);
  const [update, updating] = useMutation(UpdateCouponDocument);
  const client = useApolloClient();
  const change = (changes: Partial<CouponDraft>) => {
    setDraft((now) => ({ ...now, ...changes }));
    setRefused({});
  };
  const send = async () => {
    setTried(true);
    if (Object.keys(couponFaults(draft)).length > 0) return;
    const input = couponToSend(draft);
    try {
      if (coupon === 'new') await create({ variables: { input } });
      else await update({ variables: { id: coupon.id, input } });
      await refreshQueries(client, COUPON_LISTS);
      toast.success(coupon === 'new' ? texts.created : texts.saved);
      onDone();
    } catch (error) {
      const faults = Object.entries(fieldErrors(toUiError(error)));
      setRefused(Object.fromEntries(faults.map(([path, message]) => [FIELD_NAMES[path] ?? path, message])));
      if (faults.length === 0) toast.error(error, texts.failed);
    }
  };
  const faults = { ...(isTried && couponFaults(draft)), ...refused };
  return { draft, faults, change, send, isBusy: creating.loading || updating.loading };
}

export function CouponForm({ coupon, onClose }: { readonly coupon: CouponToEdit; readonly onClose: () => void }) {
  const form = useCouponForm(coupon, onClose);
  const isNew = coupon === 'new';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.send();
      }}
    >
      <Stack gap="md">
        <NameFields {...form} isNew={isNew} />
        <ValueFields {...form} />
        <BoundFields {...form} />
        <Switch
          label={texts.active}
          checked={form.draft.active}
          onChange={(event) => form.change({ active: event.currentTarget.checked })}
        />
        <Text size="sm" c="dimmed">
          {texts.least(LEAST_PAYABLE)} {!isNew && texts.frozen}
        </Text>
        <DialogFoot onCancel={onClose}>
          <Button type="submit" loading={form.isBusy}>
            {isNew ? texts.create_action : texts.save_action}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}

interface FieldsProps {
  readonly draft: CouponDraft;
  readonly faults: CouponFaults;
  readonly change: (changes: Partial<CouponDraft>) => void;
}

function NameFields({ draft, faults, change, isNew }: FieldsProps & { readonly isNew: boolean }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label={texts.code}
        description={isNew ? texts.codeHint : undefined}
        dir="ltr"
        required
        readOnly={!isNew}
        variant={isNew ? 'default' : 'filled'}
        data-autofocus={isNew || undefined}
        autoComplete="off"
        maxLength={30}
        value={draft.code}
        error={faults.code}
        onChange={(event) => change({ code: event.currentTarget.value })}
      />
      <TextInput
        label={texts.description}
        description={isNew ? texts.descriptionHint : undefined}
        maxLength={200}
        value={draft.description}
        error={faults.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
    </SimpleGrid>
  );
}

function ValueFields({ draft, faults, change }: FieldsProps) {
  const id = useId();
  const kinds = (['percent', 'amount'] as const).map((value) => ({ value, label: texts.kinds[value] }));
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} style={{ alignItems: 'start' }}>
      <Input.Wrapper label={texts.kind} labelElement="div" labelProps={{ id }}>
        <SegmentedControl
          fullWidth
          size="md"
          aria-labelledby={id}
          data={kinds}
          value={draft.kind}
          onChange={(kind) => change({ kind: kind as CouponKind })}
        />
      </Input.Wrapper>
      <NumberField
        label={texts.values[draft.kind]}
        required
        value={draft.value}
        error={faults.value}
        onType={(value) => change({ value })}
      />
      <NumberField
        label={texts.minimum}
        hint={texts.minimumHint}
        value={draft.minimum}
        error={faults.minimum}
        onType={(minimum) => change({ minimum })}
      />
    </SimpleGrid>
  );
}

function BoundFields({ draft, faults, change }: FieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'start' }}>
      <JalaliDay
        label={texts.startsAt}
        none={texts.anyStart}
        value={draft.startDay}
        error={faults.startDay}
        onChange={(startDay) => change({ startDay })}
      />
      <JalaliDay
        label={texts.endsAt}
        none={texts.anyEnd}
        value={draft.endDay}
        error={faults.endDay}
        onChange={(endDay) => change({ endDay })}
      />
      <NumberField
        label={texts.totalLimit}
        hint={texts.limitHint}
        value={draft.totalLimit}
        error={faults.totalLimit}
        onType={(totalLimit) => change({ totalLimit })}
      />
      <NumberField
        label={texts.perUserLimit}
        hint={texts.limitHint}
        value={draft.perUserLimit}
        error={faults.perUserLimit}
        onType={(perUserLimit) => change({ perUserLimit })}
      />
    </SimpleGrid>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (typed: string) => void;
}

/** Whole numbers in Persian digits, grouped while they are typed. */
function NumberField({ label, hint, required = false, value, error, onType }: NumberFieldProps) {
  return (
    <TextInput
      label={label}
      placeholder={hint}
      inputMode="numeric"
      autoComplete="off"
      required={required}
      value={value}
      error={error}
      onChange={(event) => onType(groupDigits(event.currentTarget.value))}
    />
  );
}
