/** The submissions that the simulated search engine received, for the eye. */
import { formatDateTime } from '#core/dates/calendar.js';
import { html, type Html } from '../html.js';
import { INDEX_NOW_MESSAGES as t } from './index-now.messages.js';
import type { ShownSubmission } from './submissions.js';

export function submissionsPage(submissions: readonly ShownSubmission[]): Html {
  return html`<h1>${t.title}</h1>
    <p class="muted">${t.intro}</p>
    ${submissions.length > 0 ? submissions.map(submissionCard) : html`<p class="notice">${t.none}</p>`}`;
}

function submissionCard({ host, urls, urlCount, status, receivedAt }: ShownSubmission): Html {
  const isAccepted = status === 200;
  const rest = urlCount - urls.length;
  return html`<section class="card">
    <h2><bdi dir="ltr">${host}</bdi></h2>
    <p class="small ${isAccepted ? 'good' : 'bad'}">
      ${isAccepted ? t.accepted(urlCount) : t.refused(urlCount, status)}
      <span class="muted">${formatDateTime(receivedAt)}</span>
    </p>
    <ul class="plain small">
      ${urls.map((url) => html`<li><bdi class="code">${readable(url)}</bdi></li>`)}
      ${rest > 0 && html`<li class="muted">${t.more(rest)}</li>`}
    </ul>
  </section>`;
}

/** Persian names of pages are escaped in addresses. */
function readable(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
