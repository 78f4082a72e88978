/** The services that a person carries out, and by when; one list for the database, both APIs and the screens. */
import type { ServiceKey } from '../pricing/price-list.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const TASK_SERVICES = ['maintenancePlan', 'rushDelivery'] as const satisfies readonly ServiceKey[];
export type TaskService = (typeof TASK_SERVICES)[number];

export const SERVICE_TASK_STATUSES = ['open', 'started', 'done', 'cancelled'] as const;
export type ServiceTaskStatus = (typeof SERVICE_TASK_STATUSES)[number];

/** The orders of the work list. */
export type WorkSort = 'due' | 'created';

export const SERVICE_TASK = {
  /** From the payment until a person has looked through the site of a rush order, ms: the documented full delivery. */
  rushMs: DAY,
  rushHours: DAY / HOUR,
  /** One task of maintenance in each of these periods, due at its end, ms. */
  maintenanceMs: 30 * DAY,
  maintenanceDays: 30,
  /** The longest report, characters. */
  note: 2000,
  /** The longest time spent, minutes. */
  minutes: 24 * 60,
  /** Tasks of one site that its page shows, newest first. */
  shown: 24,
} as const;

export function isTaskService(service: ServiceKey): service is TaskService {
  return (TASK_SERVICES as readonly ServiceKey[]).includes(service);
}

/** When a task that begins now is due. */
export function dueAfter(service: TaskService, begin: Date): Date {
  const ms = service === 'rushDelivery' ? SERVICE_TASK.rushMs : SERVICE_TASK.maintenanceMs;
  return new Date(begin.getTime() + ms);
}
