import { rial } from '#core/money.js';
import {
  REPORT_ACT_NAMES,
  REPORT_STATUS_NAMES,
  SITE_STATUS_NAMES,
  TASK_SERVICE_NAMES,
} from '#core/sites/value-names.js';
import { DOMAIN_CATEGORY_NAMES, RECEIPT_METHOD_NAMES } from '#core/value-names.js';
import { formatDateTime, formatNumber, formatRial } from '#client/lib/format.js';
import { adminWalletMessages } from '#client/features/wallet/index.js';
import { adminTaxMessages } from '#client/features/invoices/index.js';
import { auditMessages as texts } from './audit.messages.js';
import { adminUserMessages } from '#client/features/identity/index.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { platformMessages } from '#client/lib/messages/platform-mode.messages.js';
import { statusLabels } from '#client/lib/messages/status.messages.js';
import { ticketCategoryNames, ticketPriorityNames, ticketStatusNames } from '#client/lib/messages/support.messages.js';

/** The changes of an act, field by field. */
export interface Change {
  readonly name: string;
  /** Its name in Persian, or the stored one where it has none. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const NAMES: Readonly<Record<string, string>> = {
  ...platformMessages.settings.fields,
  ...adminTaxMessages.seller.fields,
  ...texts.fields,
};
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: {
    ...SITE_STATUS_NAMES,
    ...REPORT_STATUS_NAMES,
    ...ticketStatusNames,
    ...adminUserMessages.statuses,
    ...statusLabels,
  },
  role: adminUserMessages.roles,
  mode: platformMessages.modes,
  type: adminWalletMessages.adjust.types,
  priority: ticketPriorityNames,
  category: { ...ticketCategoryNames, ...DOMAIN_CATEGORY_NAMES },
  domainStatus: orderMessages.domainStatus,
  method: RECEIPT_METHOD_NAMES,
  service: TASK_SERVICE_NAMES,
  act: REPORT_ACT_NAMES,
};
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of a record within it, such as the claims of the settings, are listed beside its own. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (isRecord(each) ? Object.entries(each) : [[name, each] as const])),
  );
}

function shown(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'boolean') return texts.yesNo(value);
  if (typeof value === 'number') return field.endsWith('Rials') ? formatRial(rial(value)) : formatNumber(value);
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join('، ') || '—';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  return INSTANT.test(text) ? formatDateTime(new Date(text)) : (WORDS[field]?.[text] ?? text);
}

/** Every field that either side names, in the order they were written; what stayed the same is left out. */
export function changesOf(before: unknown, after: unknown): readonly Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .filter((name) => JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name] ?? null))
    .map((name) => ({
      name,
      field: NAMES[name] ?? name,
      before: shown(name, was[name]),
      after: shown(name, is[name]),
    }));
}
