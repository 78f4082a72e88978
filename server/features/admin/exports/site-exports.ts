/** The lists of sites and of what is done for them as files. */
import {
  REGISTRATION_TASK_KIND_NAMES,
  REGISTRATION_TASK_STATUS_NAMES,
  REPORT_ACT_NAMES,
  REPORT_KIND_NAMES,
  REPORT_STATUS_NAMES,
  SERVICE_TASK_STATUS_NAMES,
  SITE_STATUS_NAMES,
  TASK_SERVICE_NAMES,
} from '#core/sites/value-names.js';
import {
  failureText,
  selectSites,
  shownHost,
  siteExportSchema,
  stopText,
  type SiteExportRow,
} from '#features/sites/index.js';
import { taskExportSchema, taskSelection, type RegistrationTaskType } from '#features/site-domains/index.js';
import { workExportSchema, workSelection, type ServiceWorkType } from '#features/site-billing/index.js';
import { reportSelection, reportsSchema, type ReportExportRow } from '#features/site-moderation/index.js';
import { EXPORT_TITLES as T } from './exports.messages.js';
import { listExport } from './list-export.js';

export const sites = listExport<SiteExportRow, typeof siteExportSchema>(
  siteExportSchema,
  (filter, ctx) => selectSites(ctx, filter),
  [
    [T.title, (row) => row.title],
    [T.address, (row) => shownHost(row)],
    [T.orderNumber, (row) => row.orderNumber],
    [T.name, (row) => row.customerName],
    [T.email, (row) => row.customerEmail],
    [T.status, (row) => SITE_STATUS_NAMES[row.status]],
    [T.stopReason, (row) => row.stop && stopText(row.stop, row.stopNote)],
    [T.closedAt, (row) => row.stoppedAt],
    [T.failure, (row) => failureText(row)],
    [T.createdAt, (row) => row.createdAt],
    [T.id, (row) => row.id],
  ],
);

const reportExportSchema = reportsSchema.omit({ page: true, limit: true });

/** Without the e-mail of who sent it: that is for the answer only. */
export const reports = listExport<ReportExportRow, typeof reportExportSchema>(reportExportSchema, reportSelection, [
  [T.title, (row) => row.title],
  [T.orderNumber, (row) => row.orderNumber],
  [T.address, (row) => row.address],
  [T.kind, (row) => REPORT_KIND_NAMES[row.kind]],
  [T.message, (row) => row.message],
  [T.status, (row) => REPORT_STATUS_NAMES[row.status]],
  [T.act, (row) => (row.act && row.act !== 'none' ? REPORT_ACT_NAMES[row.act] : null)],
  [T.decision, (row) => row.decision],
  [T.createdAt, (row) => row.createdAt],
  [T.decidedAt, (row) => row.decidedAt],
  [T.id, (row) => row.id],
]);

/** The work at the registries: open tasks unless the filter says otherwise, as in the list. */
export const registrations = listExport<RegistrationTaskType, typeof taskExportSchema>(
  taskExportSchema,
  taskSelection,
  [
    [T.domain, (row) => row.name],
    [T.task, (row) => REGISTRATION_TASK_KIND_NAMES[row.kind]],
    [T.status, (row) => REGISTRATION_TASK_STATUS_NAMES[row.status]],
    [T.name, (row) => row.holderName],
    [T.email, (row) => row.holderEmail],
    [T.phone, (row) => row.holderPhone],
    [T.nicHandle, (row) => row.nicHandle],
    [T.orderNumber, (row) => row.orderNumber],
    [T.dueAt, (row) => row.dueAt],
    [T.expiresAt, (row) => row.expiresAt],
    [T.proof, (row) => row.proof],
    [T.reason, (row) => row.reason],
    [T.createdAt, (row) => row.createdAt],
    [T.endedAt, (row) => row.endedAt],
    [T.id, (row) => row.id],
  ],
);

/** The work for services: what is not over unless the filter says otherwise, as in the list. */
export const serviceTasks = listExport<ServiceWorkType, typeof workExportSchema>(workExportSchema, workSelection, [
  [T.address, (row) => row.label],
  [T.service, (row) => TASK_SERVICE_NAMES[row.service]],
  [T.status, (row) => SERVICE_TASK_STATUS_NAMES[row.status]],
  [T.name, (row) => row.customerName],
  [T.email, (row) => row.customerEmail],
  [T.orderNumber, (row) => row.orderNumber],
  [T.worker, (row) => row.worker],
  [T.dueAt, (row) => row.dueAt],
  [T.startedAt, (row) => row.startedAt],
  [T.minutes, (row) => row.minutes],
  [T.note, (row) => row.note],
  [T.createdAt, (row) => row.createdAt],
  [T.endedAt, (row) => row.endedAt],
  [T.id, (row) => row.id],
]);
