/** Designs over both APIs name files of their owner; what is stored already may be sent back. */
import { storeImage } from '#features/files/index.js';
import { rows } from '#platform/db/rows.js';
import { newId } from '#platform/id.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { placeOrder } from '#tests/helpers/orders.js';
import { payableOf, TINY_PNG, wizard } from '#tests/helpers/wizards.js';

let app: TestApp;
let owner: Account;
let own: string;
let foreign: string;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  owner = await createAccount(app);
  [own, foreign] = [await pictureOf(owner), await pictureOf(await createAccount(app))];
});
afterAll(() => app?.close());

async function pictureOf({ id: ownerId }: Account): Promise<string> {
  const image = { ownerId, bucket: 'design-assets' as const, category: 'images' as const, image: TINY_PNG, name: 'x' };
  return `file:${(await storeImage(app.ctx(), image)).id}`;
}

const PLACES = ['images.main', 'links.primary', 'texts.text'] as const;
const hero = (file: string) => ({
  id: 'h',
  sectionType: 'hero',
  layoutId: 'hero-1',
  order: 0,
  customData: { images: { main: file }, links: { primary: file }, texts: { text: `[کاتالوگ](${file})` } },
});
const design = (file: string) => ({
  currentPageId: 'main',
  pages: [{ id: 'main', name: 'خانه', sections: [hero(file)] }],
});
const MENU_PLACES = ['items[0].to', 'items[0].children[0].to', 'button.to'] as const;
const menu = (to: string) => ({
  items: [{ id: 'a', label: 'x', to, children: [{ id: 'b', label: 'y', to }] }],
  button: { label: 'z', to },
});
const wizardWith = (file: string) => ({
  ...wizard(),
  websiteFramework: { dynamicDesign: { ...design(file), menu: menu(file), settings: { icon: file } } },
});

interface Sent {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** The paths of the files that were refused. */
const refused = ({ status, body }: Sent): unknown => {
  const fields = (body['fields'] ?? []) as { sent_path: string; code: string }[];
  return fields.every(({ code }) => code === 'FILE_UNKNOWN') && [status, ...fields.map((each) => each.sent_path)];
};

const ordering = (file: string, more: object = {}): Promise<Sent> => {
  const body = { submit_mode: 'draft', wizard_data: wizardWith(file), total_amount: payableOf(wizard()), ...more };
  return app.rest('POST', '/orders/create', { token: owner.token, body });
};
const saving = (file: string, base: number, draft = 'd1'): Promise<Sent> => {
  const content = { design: design(file) };
  return app.rest('PUT', '/wizard/draft', {
    token: owner.token,
    body: { base_version: base, draft_id: draft, content },
  });
};

describe.each([
  ['of somebody else', () => foreign],
  ['of nobody', () => `file:${newId()}`],
])('a new design cannot name a file %s', (_whose, file) => {
  const section = 'pages[0].sections[0].customData';

  it('in an order', async () => {
    const at = 'wizard_data.websiteFramework.dynamicDesign';
    const places = PLACES.map((place) => `${at}.${section}.${place}`);
    const inMenu = MENU_PLACES.map((place) => `${at}.menu.${place}`);
    expect(refused(await ordering(file()))).toEqual([422, ...places, ...inMenu, `${at}.settings.icon`]);
  });

  it('in a draft of the wizard', async () => {
    expect(refused(await saving(file(), 0))).toEqual([
      422,
      ...PLACES.map((place) => `content.design.${section}.${place}`),
    ]);
  });

  it('in a design by itself, or of an order', async () => {
    const body = { design_snapshot: design(file()) };
    const places = PLACES.map((place) => `design_snapshot.${section}.${place}`);
    expect(refused(await app.rest('POST', '/wizard/designs', { token: owner.token, body }))).toEqual([422, ...places]);
    const { id } = await placeOrder(app, owner);
    const changed = await app.rest('POST', `/orders/${id}/design`, { token: owner.token, body });
    expect(refused(changed)).toEqual([422, ...places]);
  });

  it('in GraphQL', async () => {
    const { id } = await placeOrder(app, owner);
    const images = [{ key: 'main', value: file() }];
    const snapshot = { pages: [{ id: 'main', name: 'خانه', sections: [{ ...hero(''), customData: { images } }] }] };
    const { errors } = await app.graphql(
      'mutation ($id: ID!, $snapshot: DesignInput!) { updateOrderDesign(orderId: $id, snapshot: $snapshot) { id } }',
      { id, snapshot },
      owner.token,
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_ERROR',
      fields: [{ code: 'FILE_UNKNOWN', path: 'designSnapshot.pages.0.sections.0.customData.images.main' }],
    });
  });
});

it('a draft keeps a file that was deleted since, and is ordered without it', async () => {
  expect((await saving(own, 0)).status).toBe(200);
  await rows(app.ctx().em, 'delete from files where id = $1', [own.slice('file:'.length)]);
  expect((await saving(own, 1)).status).toBe(200);
  expect((await ordering(own)).status).toBe(422);
  const { body } = await ordering(own, { draft_id: 'd1' });
  expect(body['fields']).toBeUndefined();
});
