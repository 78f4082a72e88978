import { Button, Textarea, TextInput } from '@mantine/core';
import { IconClipboardText, IconCreditCard, IconDeviceFloppy } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { TEXT } from '#core/limits/limits.js';
import { AgreementSentence } from '#client/ui/agreement-sentence.js';
import { copiesMessages } from '../../messages/wizard-copies.messages.js';
import { confirmMessages as m } from '../../messages/wizard-order.messages.js';
import { Folded } from '#client/ui/folded.js';
import { Money } from '#client/ui/money.js';
import { isOrderTooLong, type OrderDetails } from '#client/features/drafts/index.js';
import { useSaveProgress, useWizard } from '../../state/wizard-context.js';
import styles from './confirm-step.module.css';
import { SubmitNotice } from './submit-notice.js';
import { isPaying, useSubmit, type SubmitKind, type SubmitState } from './use-submit.js';

const CopiesDialog = lazy(() =>
  import('../../shell/copies-dialog.js').then((copies) => ({ default: copies.CopiesDialog })),
);

/** Title, description and comments, kept with the draft as they are typed; then pay now, or keep for later. */
export function OrderForm({ onKept }: { readonly onKept: () => void }) {
  const { draft, quote, edited } = useWizard();
  const { savedAt } = useSaveProgress();
  const { state, submit, choose } = useSubmit(onKept);
  const isReady = quote !== null && !isOrderTooLong(draft.order) && state.kind !== 'mismatch';
  const modes: readonly SubmitKind[] = edited?.isEditable ? ['updateAndPay', 'update'] : ['payment', 'draft'];
  return (
    <>
      <Folded
        title={m.form.title}
        value={
          isOrderTooLong(draft.order)
            ? m.form.shorten
            : draft.order.title || draft.design.facts?.name || m.form.optional
        }
        icon={<IconClipboardText size={18} aria-hidden />}
        isOpenAtFirst={Object.values(draft.order).some((text) => text !== '')}
      >
        <Fields />
      </Folded>
      <SubmitNotice state={state} onSubmit={(mode, accepted) => void submit(mode, accepted)} />
      {state.kind === 'conflict' && (
        <Suspense>
          <CopiesDialog
            opened
            text={copiesMessages.conflict}
            first={{ origin: 'here', draft, savedAt }}
            second={{ origin: 'account', ...state.server }}
            onTake={(which) => choose(which === 'first' ? 'mine' : 'servers')}
          />
        </Suspense>
      )}
      {!edited?.isEditable && <AgreementSentence of="order" />}
      <div className={styles.bar} data-pays>
        {modes.map((mode, index) => (
          <SubmitButton
            key={mode}
            mode={mode}
            state={state}
            isMain={index === 0}
            isReady={isReady}
            onClick={() => void submit(mode)}
          />
        ))}
      </div>
    </>
  );
}

interface SubmitButtonProps {
  readonly mode: SubmitKind;
  readonly state: SubmitState;
  readonly isMain: boolean;
  readonly isReady: boolean;
  readonly onClick: () => void;
}

function SubmitButton({ mode, state, isMain, isReady, onClick }: SubmitButtonProps) {
  const { quote } = useWizard();
  const Icon = isPaying(mode) ? IconCreditCard : IconDeviceFloppy;
  const isMine = (state.kind === 'busy' && state.mode === mode) || (state.kind === 'leaving' && isPaying(mode));
  const isBusy = state.kind === 'busy' || state.kind === 'leaving';
  return (
    <Button
      h={isMain ? 56 : { base: 44, sm: 56 }}
      fz="md"
      variant={isMain ? 'filled' : 'default'}
      leftSection={<Icon size={20} aria-hidden />}
      loading={isMine}
      disabled={!isReady || (isBusy && !isMine)}
      onClick={onClick}
    >
      {m.submit[mode]}
      {isPaying(mode) && quote && (
        <strong className={styles.amount}>
          <Money toman={quote.payable} />
        </strong>
      )}
    </Button>
  );
}

function Fields() {
  const { name = m.form.defaultName } = useWizard().draft.design.facts ?? {};
  return (
    <>
      <Field field="title" label={m.form.name} hint={m.form.nameHint(name)} max={TEXT.title} />
      <Field
        field="description"
        label={m.form.description}
        hint={m.form.descriptionHint}
        max={TEXT.description}
        rows={3}
      />
      <Field field="comments" label={m.form.comments} max={TEXT.comments} rows={2} />
    </>
  );
}

interface FieldProps {
  readonly field: keyof OrderDetails;
  readonly label: string;
  readonly hint?: string;
  readonly max: number;
  /** Lines of a text area; a single line without it. */
  readonly rows?: number;
}

function Field({ field, label, hint, max, rows }: FieldProps) {
  const { draft, dispatch } = useWizard();
  const value = draft.order[field];
  const shared = {
    label,
    description: hint,
    value,
    maxLength: max * 2,
    error: value.length > max && m.form.tooLong(max),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      dispatch({ type: 'orderDetailTyped', field, value: event.currentTarget.value }),
  };
  return rows === undefined ? <TextInput {...shared} /> : <Textarea {...shared} size="md" rows={rows} />;
}
