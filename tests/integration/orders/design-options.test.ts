/** `design/options` and `preview-url`: what is set there is what is drawn, and nothing else is taken. */
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { fillWallet, payOrder } from '#tests/helpers/money.js';
import { placeOrder, type PlacedOrder } from '#tests/helpers/orders.js';
import { freshDomain, payableOf, TINY_PNG, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let owner: Account;

beforeAll(async () => {
  app = await createTestApp({ worker: false });
  owner = await createAccount(app);
});
afterAll(() => app?.close());

const LOOK = {
  primary_color: '#DC2626',
  font_family: 'titra',
  heading_font: 'nazanin',
  look: { corners: 'round', scheme: 'dark' },
  custom_colors: ['#111111'],
};
const patch = (path: string, body: object) => app.rest('PATCH', path, { token: owner.token, body });
const get = (path: string) => app.rest('GET', path, { token: owner.token });

async function order(): Promise<PlacedOrder> {
  const wizardData = wizard({ pages: [2, 1], logo: TINY_PNG, domain: freshDomain() });
  return placeOrder(app, owner, { wizardData, totalToman: payableOf(wizardData) });
}

/** The picture's text. */
async function drawn(id: string, query = ''): Promise<string> {
  const headers = { authorization: `Bearer ${owner.token}` };
  return (await fetch(`${app.url}/api/design-preview/${id}${query}`, { headers })).text();
}

async function newDesign(): Promise<string> {
  const page = (id: string, layout_id: string) => ({
    id,
    name: id,
    sections: [{ id: `s-${id}`, section_type: 'hero', layout_id, order: 0 }],
  });
  const design_snapshot = { pages: [page('main', 'hero-1'), page('p2', 'hero-5')], current_page_id: 'p2' };
  const { body } = await app.rest('POST', '/wizard/designs', { token: owner.token, body: { design_snapshot } });
  return body['id'] as string;
}

describe('options of an order', () => {
  it('change its colours, font and canvas', async () => {
    const { id } = await order();
    const before = await drawn(id);
    const { status, body } = await patch(`/orders/${id}/design/options`, {
      options: { branding: LOOK, canvas_dimensions: { height: 2500 } },
    });
    expect(status).toBe(200);
    expect(body['options']).toMatchObject({ branding: LOOK, canvas_dimensions: { width: 1200, height: 2500 } });
    const { body: read } = await get(`/orders/${id}`);
    expect(read['wizard_data']).toMatchObject({
      branding: { ...LOOK, logo: expect.stringMatching(/^file:/) },
      website_framework: { dynamic_design: { pages: [{ canvas_dimensions: { height: 2500 } }, {}] } },
    });
    expect((await get(`/orders/${id}/design`)).body).toMatchObject({
      options: { branding: LOOK },
      pages: [{ canvas_dimensions: { width: 1200, height: 2500 } }, {}],
    });
    const after = await drawn(id);
    expect(after).toContain("font-family:'Lalezar'");
    expect(after).toContain('data-corners="round"');
    expect([before.includes('#dc2626'), /#dc2626/i.test(after)]).toEqual([false, true]);
  });

  it('are the same by the id of the design', async () => {
    const { id } = await order();
    const { body: design } = await get(`/orders/${id}/design`);
    await patch(`/wizard/design/${design['id']}/options`, { branding: { primary_color: '#DC2626' } });
    expect((await get(`/orders/${id}`)).body['primary_color']).toBe('#DC2626');
    await patch(`/wizard/design/${design['id']}/options`, { branding: null });
    expect((await get(`/orders/${id}/design/options`)).body).toMatchObject({
      options: { branding: { primary_color: '#8B5CF6', font_family: 'vazir', custom_colors: [] } },
    });
  });

  it('change a look by what is named, and cost nothing', async () => {
    const { id, priceRials } = await order();
    await patch(`/orders/${id}/design/options`, { branding: { look: { corners: 'sharp', tone: 'warm' } } });
    await patch(`/orders/${id}/design/options`, { branding: { look: { tone: 'cool' } } });
    const { body } = await get(`/orders/${id}`);
    expect(body['wizard_data']).toMatchObject({ branding: { look: { corners: 'sharp', tone: 'cool' } } });
    expect(body['price_rials'] ?? priceRials).toBe(priceRials);
    await patch(`/orders/${id}/design/options`, { branding: null });
    expect((await get(`/orders/${id}/design/options`)).body).toMatchObject({ options: { branding: { look: null } } });
  });

  it.each([
    { branding: { look: { corners: 'huge' } } },
    { branding: { look: { glow: true } } },
    { branding: { look: 'dark' } },
    { branding: { font_family: 'comic' } },
    { branding: { heading_font: 'comic' } },
    { grid: true },
    { branding: { logo: TINY_PNG } },
    { branding: { primary_color: 'red' } },
    { canvas_dimensions: { width: 100 } },
    { canvas_dimensions: { depth: 5 } },
    { options: {}, grid: true },
  ])('cannot be %j', async (options) => {
    const { id } = await order();
    const answer = await patch(`/orders/${id}/design/options`, options);
    expect([answer.status, answer.body['error_code']]).toEqual([422, 'VALIDATION_ERROR']);
  });

  it('cannot be changed once it is paid', async () => {
    const { id, priceRials } = await order();
    await fillWallet(app, owner, priceRials);
    await payOrder(app, owner, id, 'wallet');
    const answer = await patch(`/orders/${id}/design/options`, { branding: LOOK });
    expect([answer.status, answer.body['error_code']]).toEqual([409, 'ORDER_NOT_EDITABLE']);
  });
});

describe('options of a design without an order', () => {
  it('colour its own picture', async () => {
    const id = await newDesign();
    await patch(`/wizard/design/${id}/options`, { branding: LOOK, canvas_dimensions: { width: 768 } });
    const { body } = await get(`/wizard/designs/${id}`);
    expect(body).toMatchObject({
      options: { branding: LOOK, canvas_dimensions: { width: 768, height: 800 } },
      pages: [{ canvas_dimensions: { width: 1200 } }, { canvas_dimensions: { width: 768 } }],
      preview_url: `/api/design-preview/${id}`,
    });
    expect(await drawn(id)).toMatch(/#dc2626/i);
  });

  it('whose picture cannot be seen by others', async () => {
    const id = await newDesign();
    const stranger = await createAccount(app);
    const headers = { authorization: `Bearer ${stranger.token}` };
    expect((await fetch(`${app.url}/api/design-preview/${id}`, { headers })).status).toBe(404);
  });
});

describe('preview-url', () => {
  it('chooses the page that is shown', async () => {
    const { id } = await order();
    const [first, second] = [await drawn(id), await drawn(id, '?page=page-1')];
    const answer = await patch(`/orders/${id}/design/preview-url`, {
      preview_url: `/api/design-preview/${id}?page=page-1&expires=5&signature=x`,
    });
    expect(answer.body['preview_url']).toBe(`/api/design-preview/${id}?page=page-1`);
    expect([await drawn(id), await drawn(id, '?page=main')]).toEqual([second, first]);
    const { body: enhanced } = await get(`/orders/${id}/enhanced`);
    expect(enhanced['design']).toMatchObject({ preview_url: `/api/design-preview/${id}?page=page-1` });
  });

  it('falls back to the first page when its own is gone', async () => {
    const { id } = await order();
    await patch(`/orders/${id}/design/preview-url`, { preview_url: `/api/design-preview/${id}?page=page-1` });
    const pages = [
      { id: 'main', name: 'خانه', sections: [{ id: 's', section_type: 'hero', layout_id: 'hero-2', order: 0 }] },
    ];
    await app.rest('POST', `/orders/${id}/design`, { token: owner.token, body: { design_snapshot: { pages } } });
    expect(await drawn(id)).toBe(await drawn(id, '?page=main'));
  });

  it('of a design without an order chooses its page', async () => {
    const id = await newDesign();
    const second = await drawn(id, '?page=p2');
    await patch(`/wizard/design/${id}/preview-url`, { preview_url: `/api/design-preview/${id}?page=p2` });
    expect(await drawn(id)).toBe(second);
  });

  it('cannot lead anywhere else', async () => {
    const [{ id }, other] = [await order(), await order()];
    for (const preview_url of [
      'https://elsewhere.example/a.png',
      '/designs/hero/1.png',
      `/api/design-preview/${other.id}`,
      `/api/design-preview/${id}?page=nowhere`,
      `//evil/api/design-preview/${id}`,
      'javascript:alert(1)',
    ]) {
      const answer = await patch(`/orders/${id}/design/preview-url`, { preview_url });
      expect([preview_url, answer.body['error_code']]).toEqual([preview_url, 'VALIDATION_ERROR']);
    }
    expect((await get(`/orders/${id}/design`)).body['preview_url']).toBe(`/api/design-preview/${id}`);
  });
});
