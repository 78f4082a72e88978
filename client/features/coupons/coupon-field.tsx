import { Button, TextInput } from '@mantine/core';
import { IconCircleCheck, IconTicket } from '@tabler/icons-react';
import { useId, useState, type FormEvent } from 'react';
import { normalizeCouponCode } from '#core/pricing/coupons.js';
import type { UiError } from '#client/lib/errors.js';
import { formatDateTime } from '#client/lib/format.js';
import type { HeldText } from '#client/lib/storage/held-text.js';
import { couponMessages as m } from '#client/lib/messages/money/coupon.messages.js';
import styles from './coupon-field.module.css';

export interface AppliedCoupon {
  readonly code: string;
  readonly percent: number | null;
}

interface CouponFieldProps {
  /** The applied code, whether it counts or not. */
  readonly code: string | null;
  readonly applied: AppliedCoupon | null;
  /** Toman up to the coupon's minimum. */
  readonly missing: { readonly minimum: number; readonly toman: number } | null;
  readonly fault: UiError | null;
  readonly isAsking: boolean;
  /** A typed code that is not applied yet. */
  readonly held: HeldText;
  readonly onApply: (code: string) => void;
  readonly onRemove: () => void;
}

/** A discount code: typed, refused in words, or taken with what it brings. */
export function CouponField(props: CouponFieldProps) {
  return props.applied ? <Applied applied={props.applied} onRemove={props.onRemove} /> : <Typing {...props} />;
}

/** The typed code stays, refused or not, until it is replaced. */
function Typing({ code, missing, fault, isAsking, held, onApply, onRemove }: CouponFieldProps) {
  const [typed, setTyped] = useState(held.text || (code ?? ''));
  const [isEmpty, setEmpty] = useState(false);
  const wanted = normalizeCouponCode(typed);
  const isJudged = code !== null && wanted === normalizeCouponCode(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(wanted === '');
    if (wanted === '') return;
    held.hold('');
    onApply(wanted);
  };
  const error = isEmpty ? m.empty : isJudged && !isAsking ? refusal(fault, missing) : null;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextInput
        label={m.label}
        leftSection={<IconTicket size={18} stroke={1.75} aria-hidden />}
        value={typed}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error && <span role="alert">{error}</span>}
        classNames={{ input: styles.code ?? '' }}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          held.hold(event.currentTarget.value);
          setEmpty(false);
          if (event.currentTarget.value === '' && code !== null) onRemove();
        }}
      />
      <Button type="submit" variant="default" loading={isAsking}>
        {m.apply}
      </Button>
    </form>
  );
}

function refusal(fault: UiError | null, missing: CouponFieldProps['missing']): string | null {
  if (missing) return m.missing(missing.minimum, missing.toman);
  if (!fault) return null;
  const { endsAt, startsAt } = fault.details;
  if (typeof endsAt === 'string') return m.endedAt(formatDateTime(new Date(endsAt)));
  if (typeof startsAt === 'string') return m.startsAt(formatDateTime(new Date(startsAt)));
  return fault.message;
}

function Applied({ applied, onRemove }: { readonly applied: AppliedCoupon; readonly onRemove: () => void }) {
  const { code, percent } = applied;
  const id = useId();
  return (
    <div className={styles.applied} role="group" aria-labelledby={id} data-testid="coupon-applied">
      <IconCircleCheck className={styles.mark} size={22} stroke={1.75} aria-hidden />
      <div className={styles.words}>
        <strong id={id}>{m.line(code, percent)}</strong>
        <span>{m.applied}</span>
      </div>
      <Button variant="subtle" color="gray" size="compact-md" aria-label={m.removeOf(code)} onClick={onRemove}>
        {m.remove}
      </Button>
    </div>
  );
}
