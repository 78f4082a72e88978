import { rial } from '../../../../core/money.js';
import { formatDateTime, formatNumber, formatRial } from '../../../lib/format.js';
import { adminMoneyMessages } from '../../../lib/messages/admin/admin-money.messages.js';
import { adminTaxMessages } from '../../../lib/messages/admin/admin-tax.messages.js';
import { adminToolMessages } from '../../../lib/messages/admin/admin-tools.messages.js';
import { adminUserMessages } from '../../../lib/messages/admin/admin-users.messages.js';
import { platformMessages } from '../../../lib/messages/platform-mode.messages.js';
import { statusLabels } from '../../../lib/messages/status.messages.js';
import { ticketCategoryNames, ticketPriorityNames, ticketStatusNames } from '../../../lib/messages/support.messages.js';

const { audit: texts } = adminToolMessages;

/** What an act changed, field by field. */
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
  status: { ...ticketStatusNames, ...adminUserMessages.statuses, ...statusLabels },
  role: adminUserMessages.roles,
  mode: platformMessages.modes,
  type: adminMoneyMessages.adjust.types,
  priority: ticketPriorityNames,
  category: ticketCategoryNames,
};
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function shown(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'boolean') return texts.yesNo(value);
  if (typeof value === 'number') return field.endsWith('Rials') ? formatRial(rial(value)) : formatNumber(value);
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
