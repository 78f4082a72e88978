import { Migration } from '@mikro-orm/migrations';

/** Payments whose gateway is not configured any more go to review; sessions are found by their name (decision 147). */
export class Migration20261129024607_unreachable_payments extends Migration {
  override up(): void {
    this.addSql(`alter table "payments" drop constraint "payments_authority_once", drop constraint "payments_review_reason_check";`);
    this.addSql(`alter table "payments" add constraint "payments_authority_once" unique ("authority", "gateway");`);
    this.addSql(`alter table "payments" add constraint "payments_review_reason_check" check ("review_reason" in ('amount', 'reference', 'unreachable'));`);
    this.addSql(`alter table "payment_events" drop constraint "payment_events_kind_check";`);
    this.addSql(`alter table "payment_events" add constraint "payment_events_kind_check" check ("kind" in ('requested', 'held', 'redirected', 'returned', 'verified', 'settled', 'credited', 'failed', 'cancelled', 'expired', 'needs_review', 'unreachable', 'hold_released', 'refund_requested', 'refunded', 'reversed', 'refund_failed'));`);
  }

  override down(): void {
    this.addSql(`alter table "payment_events" drop constraint "payment_events_kind_check";`);
    this.addSql(`alter table "payment_events" add constraint "payment_events_kind_check" check ("kind" in ('requested', 'held', 'redirected', 'returned', 'verified', 'settled', 'credited', 'failed', 'cancelled', 'expired', 'needs_review', 'hold_released', 'refund_requested', 'refunded', 'reversed', 'refund_failed'));`);
    this.addSql(`alter table "payments" drop constraint "payments_authority_once", drop constraint "payments_review_reason_check";`);
    this.addSql(`alter table "payments" add constraint "payments_authority_once" unique ("gateway", "authority");`);
    this.addSql(`alter table "payments" add constraint "payments_review_reason_check" check ("review_reason" in ('amount', 'reference'));`);
  }
}
