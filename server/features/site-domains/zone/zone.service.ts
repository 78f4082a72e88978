/** The customer's own DNS records of a registered name. What makes the site open stays Barpa's. */
import { AppError } from '#core/errors/errors.js';
import { ZONE } from '#core/limits/limits.js';
import { clashes, zoneRecordOf, type ZoneFault } from '#core/sites/zone-record.js';
import { requireViewer, unitOfWork, type Ctx } from '#platform/context.js';
import { rows } from '#platform/db/rows.js';
import { columns } from '#platform/db/select.js';
import { isId, newId } from '#platform/id.js';
import { parseInput } from '#platform/input.js';
import { loaderOf } from '#platform/loader.js';
import { ZONE_FAULTS } from '../registrations/registrations.messages.js';
import { lockOwn, readRegistration, touch } from '../registrations/registrations.service.js';
import { isHeld } from '../registrations/registrations.values.js';
import { ownRecords } from './hosted-zone.js';
import { zoneFile } from './zone-file.js';
import { ZoneRecordEntity } from './zone-record.entity.js';
import { zoneRecordSchema, type ZoneRecordInput } from './zone.inputs.js';
import type { ZoneRecordType } from './zone.types.js';
import { nameserversOf } from '../registrations/nameservers.js';

const FIELD: Readonly<Record<ZoneFault, string>> = {
  host: 'host',
  reserved: 'host',
  address: 'value',
  target: 'value',
  itself: 'value',
  text: 'value',
  priority: 'priority',
};

function refuse(path: string, message: string): never {
  throw new AppError('VALIDATION_ERROR', { fields: [{ path, message }] });
}

/**
 * Adds a record to one's own registered name.
 * @throws AppError NOT_FOUND also for a foreign one, REGISTRATION_STATE for a name that is not registered,
 * VALIDATION_ERROR for a record that DNS or Barpa does not take, one that is there, and one too many.
 */
export async function addZoneRecord(
  ctx: Ctx,
  { id, ...given }: ZoneRecordInput & { readonly id: string },
): Promise<ZoneRecordType> {
  requireViewer(ctx);
  const input = parseInput(zoneRecordSchema, given);
  return unitOfWork(ctx, async (tx) => {
    const registration = await lockOwn(tx, id);
    if (!isHeld(registration.status)) throw new AppError('REGISTRATION_STATE');
    const { record, fault } = zoneRecordOf(input, registration.name);
    if (fault) refuse(FIELD[fault], ZONE_FAULTS[fault]);
    const others = await tx.em.find(ZoneRecordEntity, { registrationId: id });
    const { host, type, value } = record;
    if (others.some((each) => each.host === host && each.type === type && each.value === value))
      refuse('value', ZONE_FAULTS.twice);
    if (others.length >= ZONE.records) refuse('value', ZONE_FAULTS.full);
    if (clashes(record, others)) refuse('host', ZONE_FAULTS.clash);
    const made = { id: newId(), registrationId: id, ...record, createdAt: tx.clock.now() };
    await tx.em.persist(tx.em.create(ZoneRecordEntity, made)).flush();
    await touch(tx, registration);
    return made;
  });
}

/** @throws AppError NOT_FOUND also for a record of another name. */
export async function removeZoneRecord(ctx: Ctx, id: string, recordId: string): Promise<void> {
  requireViewer(ctx);
  await unitOfWork(ctx, async (tx) => {
    const registration = await lockOwn(tx, id);
    const removed = isId(recordId)
      ? await tx.em.nativeDelete(ZoneRecordEntity, { id: recordId, registrationId: id })
      : 0;
    if (removed === 0) throw new AppError('NOT_FOUND');
    await touch(tx, registration);
  });
}

const COLUMNS = columns<ZoneRecordType>()('id registrationId type host value priority createdAt');
const RECORDS = `select ${COLUMNS} from zone_records where registration_id = any($1::uuid[])
  order by host, type, priority, value`;

/** The records of one name; the caller has decided who may see them. */
export async function zoneRecordsOf(ctx: Ctx, registrationId: string): Promise<readonly ZoneRecordType[]> {
  const loader = loaderOf<{ readonly id: string; readonly records: readonly ZoneRecordType[] }>(
    ctx,
    'registrations.records',
    async (ids) => {
      const found = await rows<ZoneRecordType>(ctx.em, RECORDS, [[...ids]]);
      return ids.map((id) => ({ id, records: found.filter((each) => each.registrationId === id) }));
    },
    ({ id }) => id,
  );
  return (await loader.load(registrationId))?.records ?? [];
}

/**
 * The zone of one name as a file for name servers (RFC 1035 §5), with Barpa's own records.
 * @throws AppError NOT_FOUND also for a foreign one, REGISTRATION_STATE for a name that is not registered.
 */
export async function readZoneFile(ctx: Ctx, id: string): Promise<{ readonly name: string; readonly text: string }> {
  const registration = await readRegistration(ctx, id);
  const { name, status, updatedAt } = registration;
  if (!isHeld(status)) throw new AppError('REGISTRATION_STATE');
  const records = await zoneRecordsOf(ctx, id);
  const { config } = ctx;
  const input = { name, updatedAt, sitesHost: config.sitesHost, nameservers: nameserversOf(config) };
  return { name, text: zoneFile({ ...input, records: [...ownRecords(config), ...records] }) };
}
