/** The first page of the sandbox: which external services are simulated, and links to them. */
import { html, type Html } from './html.js';
import type { SandboxParts } from '#server/config/config.js';
import { PREFIXES, WELL_KNOWN } from './registry-names.js';
import { SANDBOX_MESSAGES as t } from './sandbox.messages.js';

export function indexBody(
  parts: SandboxParts,
  paths: Readonly<Record<'mail' | 'dns' | 'indexNow', string>> & { readonly books: readonly [string, string] },
): Html {
  return html`<h1>${t.indexTitle}</h1>
    <p class="muted">${t.indexIntro}</p>
    <div class="columns even">
      ${
        parts.mail &&
        html`<section class="card">
          <h2>${t.mailTitle}</h2>
          <p>${t.mailText}</p>
          <a class="button primary" href="${paths.mail}">${t.mailLink}</a>
        </section>`
      }
      ${
        parts.gateway &&
        html`<section class="card">
          <h2>${t.gatewayTitle}</h2>
          <p>${t.gatewayText}</p>
          <div class="stack">
            <a class="button quiet" href="${paths.books[0]}">${t.gatewayLink}</a>
            <a class="button quiet" href="${paths.books[1]}">${t.secondGatewayLink}</a>
          </div>
        </section>`
      }
      ${
        parts.oauth &&
        html`<section class="card">
          <h2>${t.oauthTitle}</h2>
          <p>${t.oauthText}</p>
          <a class="button quiet" href="/auth">${t.oauthLink}</a>
        </section>`
      }
      ${parts.registry && registryCard()}
      ${
        parts.registry &&
        html`<section class="card">
          <h2>${t.dnsTitle}</h2>
          <p>${t.dnsText}</p>
          <a class="button quiet" href="${paths.dns}">${t.dnsLink}</a>
        </section>`
      }
      ${
        parts.indexNow &&
        html`<section class="card">
          <h2>${t.indexNowTitle}</h2>
          <p>${t.indexNowText}</p>
          <a class="button quiet" href="${paths.indexNow}">${t.indexNowLink}</a>
        </section>`
      }
    </div>`;
}

function registryCard(): Html {
  return html`<section class="card">
    <h2>${t.registryTitle}</h2>
    <p>${t.registryText}</p>
    <dl>
      <dt><bdi class="code">${PREFIXES.taken}…</bdi></dt>
      <dd>${t.registryTaken}</dd>
      <dt><bdi class="code">${PREFIXES.limited}…</bdi></dt>
      <dd>${t.registryLimited}</dd>
      <dt><bdi class="code">${PREFIXES.slow}…</bdi></dt>
      <dd>${t.registrySlow}</dd>
      <dt>${t.registryTaken}</dt>
      <dd><bdi class="code">${WELL_KNOWN.join(', ')}</bdi></dd>
    </dl>
  </section>`;
}
