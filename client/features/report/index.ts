/** Reporting abuse of a customer's site. */
export { ReportPage } from './report-page.js';
