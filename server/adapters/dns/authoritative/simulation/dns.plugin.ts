/** The page on which a visitor of the demonstration sets the records of a domain, as at a real provider. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { acceptForms } from '#server/sandbox/forms.js';
import { html, type Html } from '#server/sandbox/html.js';
import { registerAssets, sendPage } from '#server/sandbox/page.js';
import { DNS_MESSAGES as t } from './dns.messages.js';
import { isZoneName, readRecords, type Zone, type ZoneRecord, type Zones } from './zones.js';

type ListedZone = Pick<Zone, 'name' | 'records'>;

export interface DnsPluginOptions {
  readonly zones: Zones;
  readonly home: string;
}

const form = z.object({
  zone: z
    .string()
    .max(253)
    .transform((text) => text.trim().toLowerCase().replace(/\.$/, ''))
    .catch(''),
  records: z.string().max(50_000).catch(''),
});
type Form = z.output<typeof form>;

interface Shown extends Form {
  readonly notice: Html | null;
}

const lineOf = ({ host, kind, value }: ZoneRecord): string => `${host} ${kind} ${value}`;
const linesOf = (records: readonly ZoneRecord[]): string => records.map(lineOf).join('\n');

function page(base: string, shown: Shown, zones: readonly ListedZone[]): Html {
  const rows = zones.map(
    ({ name, records }) =>
      html`<li>
        <a class="row" href="${base}?zone=${encodeURIComponent(name)}"
          ><b dir="ltr">${name}</b><span class="muted small">${records.length}</span></a
        >
      </li>`,
  );
  return html`<h1>${t.title}</h1>
    <p class="muted">${t.intro}</p>
    <p class="muted">${t.browser}</p>
    ${shown.notice}
    <form class="stack" method="post" action="${base}">
      <div>
        <label for="zone">${t.zone}</label
        ><input id="zone" name="zone" dir="ltr" autocomplete="off" value="${shown.zone}" required />
      </div>
      <div>
        <label for="records">${t.records}</label>
        <textarea id="records" name="records" dir="ltr" rows="8" spellcheck="false">${shown.records}</textarea>
      </div>
      <button class="primary">${t.save}</button>
    </form>
    <section>
      <h2>${t.known}</h2>
      ${
        zones.length > 0
          ? html`<ul class="rows">
              ${rows}
            </ul>`
          : html`<p class="notice">${t.none}</p>`
      }
    </section>`;
}

export async function dnsPlugin(scope: FastifyInstance, { zones, home }: DnsPluginOptions): Promise<void> {
  acceptForms(scope);
  const assets = registerAssets(scope);
  const base = scope.prefix;

  scope.get('/', { prefixTrailingSlash: 'both' }, async (request, reply) => {
    const query = form.parse(request.query);
    const known = query.zone === '' ? null : await zones.find(query.zone);
    const records = query.records || linesOf(known?.records ?? []);
    const notice = known?.isHosted ? html`<p class="notice" role="status">${t.hosted}</p>` : null;
    const body = page(base, { zone: query.zone, records, notice }, await zones.list());
    return sendPage(reply, { title: t.title, body, assets, home });
  });
  scope.post('/', { prefixTrailingSlash: 'both' }, async (request, reply) => {
    const given = form.parse(request.body ?? {});
    const isHosted = isZoneName(given.zone) && ((await zones.find(given.zone))?.isHosted ?? false);
    const records = isZoneName(given.zone) && !isHosted ? readRecords(given.zone, given.records) : null;
    if (records) await zones.set(given.zone, records);
    const notice = html`<p class="notice ${records ? 'good' : 'bad'}" role="status">
      ${records ? t.saved : isHosted ? t.hosted : t.refused}
    </p>`;
    const shown = { zone: given.zone, records: records ? linesOf(records) : given.records, notice };
    const status = records ? 200 : 422;
    return sendPage(reply, { title: t.title, body: page(base, shown, await zones.list()), assets, home, status });
  });
}
