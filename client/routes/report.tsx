import { useSearchParams } from 'react-router-dom';
import { SITE_REPORTS } from '#core/sites/site-reports.js';
import { ReportPage } from '#client/features/report/index.js';

/** /report?site=…: anyone may report abuse of a customer's site. */
export function Component() {
  const [params] = useSearchParams();
  return <ReportPage site={(params.get('site') ?? '').slice(0, SITE_REPORTS.address)} />;
}
