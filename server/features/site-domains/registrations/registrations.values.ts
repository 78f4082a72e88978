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

/** A name has one registration that is not over: a second one waits for its end. */
export const OPEN_STATUSES = ['planned', 'ordered', 'registered', 'grace'] as const satisfies RegistrationStatus[];

/** The name is registered, and managed by Barpa. */
export const HELD_STATUSES = ['registered', 'grace'] as const satisfies RegistrationStatus[];

export const isHeld = (status: RegistrationStatus): boolean => status === 'registered' || status === 'grace';

export const TASK_KINDS = ['register', 'renew', 'transfer_code'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

export const TASK_STATUSES = ['open', 'done', 'refused', 'cancelled'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** The orders of the work list of the registries. */
export type TaskSort = 'due' | 'created';
