/** The values of a registration's enumerations, one list for the database, the schema and the inputs. */

/** See `DomainRegistrationStatusEnum` for what each means. */
export const REGISTRATION_STATUSES = [
  'planned',
  'ordered',
  'registered',
  'grace',
  'refused',
  'cancelled',
  'released',
  'transferred',
] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** A name stands in one registration that is not over: whoever comes second waits for its end. */
export const OPEN_STATUSES = ['planned', 'ordered', 'registered', 'grace'] as const satisfies RegistrationStatus[];

/** The name stands in a registry, in the care of Barpa. */
export const HELD_STATUSES = ['registered', 'grace'] as const satisfies RegistrationStatus[];

export const isHeld = (status: RegistrationStatus): boolean => status === 'registered' || status === 'grace';

export const TASK_KINDS = ['register', 'renew', 'transfer_code'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

export const TASK_STATUSES = ['open', 'done', 'refused', 'cancelled'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];
