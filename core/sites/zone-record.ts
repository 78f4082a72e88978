/** The records that a customer may write into the DNS zone of a registered name (RFC 1035, RFC 1123, RFC 7505). */
import { toLatinDigits } from '../text/digits.js';
import { ZONE } from '../limits/limits.js';

export const ZONE_RECORD_TYPES = ['MX', 'TXT', 'A', 'CNAME'] as const;
export type ZoneRecordType = (typeof ZONE_RECORD_TYPES)[number];

/** The name itself, in `host`. */
export const APEX = '@';

export interface ZoneRecordInput {
  readonly type: ZoneRecordType;
  /** Below the name; `@` or nothing is the name itself. */
  readonly host: string;
  readonly value: string;
  /** The priority, of MX only. */
  readonly priority?: number | null | undefined;
}

export interface ZoneRecordContent {
  readonly type: ZoneRecordType;
  readonly host: string;
  readonly value: string;
  readonly priority: number | null;
}

export type ZoneFault = 'host' | 'reserved' | 'address' | 'target' | 'itself' | 'text' | 'priority';

const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const HOST_LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const LONGEST_NAME = 253;

/** Records by which visitors find the site, mails are signed for it, or certificates are made: they are ours. */
const OURS: ReadonlySet<string> = new Set([APEX, 'www']);
const KEPT = /(?:^|\.)_(?:acme-challenge|barpa[a-z0-9-]*)(?:\.|$)/;

function isHostName(text: string): boolean {
  const labels = text.split('.');
  return (
    text.length <= LONGEST_NAME &&
    labels.length >= 2 &&
    labels.every((label) => HOST_LABEL.test(label)) &&
    /[a-z]/.test(labels.at(-1) ?? '')
  );
}

function isAddress(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

/** `@`, or labels below `name`; a pasted whole name loses `name`. */
function hostOf(typed: string, name: string): string {
  const host = toLatinDigits(typed.trim()).toLowerCase().replace(/\.$/, '');
  if (host === '' || host === APEX || host === name) return APEX;
  return host.endsWith(`.${name}`) ? host.slice(0, -name.length - 1) : host;
}

function hostFault(host: string, type: ZoneRecordType, name: string): ZoneFault | null {
  if (host !== APEX) {
    const labels = host.split('.');
    if (host.length + name.length + 1 > LONGEST_NAME || !labels.every((label) => LABEL.test(label))) return 'host';
    if (KEPT.test(host)) return 'reserved';
  }
  return (type === 'A' || type === 'CNAME') && OURS.has(host) ? 'reserved' : null;
}

/** Printable ASCII: what is quoted in a zone file unchanged. */
const TEXT = /^[\x20-\x7e]+$/;

function valueFault({ type, value, priority }: ZoneRecordContent, fullName: string): ZoneFault | null {
  if (type === 'A') return isAddress(value) ? null : 'address';
  if (type === 'TXT') return TEXT.test(value) && value.length <= ZONE.valueMax ? null : 'text';
  if (!isHostName(value)) return 'target';
  if (type === 'CNAME') return value === fullName ? 'itself' : null;
  return priority !== null && Number.isInteger(priority) && priority >= 0 && priority <= 65_535 ? null : 'priority';
}

/** A record in its stored form, or what is wrong with it. `name` is the registered one, such as `example.ir`. */
export function zoneRecordOf(
  input: ZoneRecordInput,
  name: string,
): { readonly record: ZoneRecordContent; readonly fault: ZoneFault | null } {
  const { type } = input;
  const host = hostOf(input.host, name);
  const isText = type === 'TXT';
  const value = isText ? input.value.trim() : toLatinDigits(input.value.trim()).toLowerCase().replace(/\.$/, '');
  const record = { type, host, value, priority: type === 'MX' ? (input.priority ?? null) : null };
  const fullName = host === APEX ? name : `${host}.${name}`;
  return { record, fault: hostFault(host, type, name) ?? valueFault(record, fullName) };
}

/** An alias is the only record of its name (RFC 1034 §3.6.2). */
export function clashes(
  record: Pick<ZoneRecordContent, 'host' | 'type'>,
  others: readonly Pick<ZoneRecordContent, 'host' | 'type'>[],
): boolean {
  const beside = others.filter(({ host }) => host === record.host);
  return record.type === 'CNAME' ? beside.length > 0 : beside.some(({ type }) => type === 'CNAME');
}
