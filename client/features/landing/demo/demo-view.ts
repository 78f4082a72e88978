/** Shows a trade's page in a shadow root, in the visitor's name and colour. The build wrote the page. */
import type { Trade } from '#core/design/trades.js';

export interface DemoChoice {
  readonly trade: Trade;
  /** Empty: the sample name of the trade. */
  readonly name: string;
  /** `#RRGGBB`; null: the colour of the trade's template. */
  readonly color: string | null;
}

export const demoAddress = (trade: Trade): string => `/assets/demo/${trade}.html`;

const fetched = new Map<Trade, Promise<string>>();

/** One that did not come is fetched again. */
function fetchDemo(trade: Trade): Promise<string> {
  const known = fetched.get(trade);
  if (known) return known;
  const page = fetch(demoAddress(trade)).then((response) => {
    if (!response.ok) throw new Error(`${demoAddress(trade)} answered ${response.status}`);
    return response.text();
  });
  page.catch(() => fetched.delete(trade));
  fetched.set(trade, page);
  return page;
}

/**
 * Resolves once the choice is shown. `host` names the trade that it shows in `data-demo`, as the server has rendered
 * it; `isStale` is true once another choice was made. @throws where the page or the colours cannot be loaded.
 */
export async function showDemo(host: HTMLElement, choice: DemoChoice, isStale: () => boolean): Promise<void> {
  if (host.shadowRoot === null || host.dataset['demo'] !== choice.trade) {
    const page = await fetchDemo(choice.trade);
    if (isStale()) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    root.innerHTML = page;
    host.dataset['demo'] = choice.trade;
  }
  if (host.shadowRoot === null) return;
  writeName(host.shadowRoot, choice.name);
  await paint(host.shadowRoot, choice.color, isStale);
}

/** Written as text, so that nothing in a name is markup. The sample comes back where the name is emptied. */
function writeName(root: ShadowRoot, name: string): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-name]')) {
    element.dataset['name'] ||= element.textContent ?? '';
    element.textContent = name || (element.dataset['name'] ?? '');
  }
}

/** The variables of a colour are computed as on the customer's site; that code comes with the first colour. */
async function paint(root: ShadowRoot, color: string | null, isStale: () => boolean): Promise<void> {
  const site = root.querySelector<HTMLElement>('.bp-site');
  if (!site) return;
  site.dataset['ownStyle'] ??= site.getAttribute('style') ?? '';
  if (color === null) {
    site.setAttribute('style', site.dataset['ownStyle']);
    return;
  }
  const { brandVariables } = await import('#sitekit/design/brand.js');
  if (isStale()) return;
  for (const [name, value] of Object.entries(brandVariables({ primaryColor: color })))
    site.style.setProperty(name, value);
}
