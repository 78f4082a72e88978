/** A site is built of its owner's pictures only, whatever its stored design names. */
import type { DesignPage, WizardData } from '#core/design/design.js';
import { storeImage } from '#features/files/index.js';
import { withOwnPictures } from '#features/sites/source/own-pictures.js';
import { row } from '#platform/db/rows.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { paidOrder } from '#tests/helpers/sites.js';
import { TINY_PNG } from '#tests/helpers/wizards.js';

let app: TestApp;
let owner: Account;
let stranger: Account;
let data: WizardData;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createAccount(app);
  stranger = await createAccount(app);
  const id = await paidOrder(app, owner);
  const found = await row<{ data: WizardData }>(app.ctx().em, 'select wizard_data as data from orders where id = $1', [
    id,
  ]);
  if (!found) throw new Error('no order');
  data = found.data;
});
afterAll(() => app?.close());

async function pictureOf({ id: ownerId }: Account): Promise<string> {
  const image = { ownerId, bucket: 'design-assets' as const, category: 'images' as const, image: TINY_PNG, name: 'x' };
  return `file:${(await storeImage(app.ctx(), image)).id}`;
}

/** The design with the picture as its logo and icon, in a section, and for shared links. */
function showing(image: string): WizardData {
  const { dynamicDesign } = data.websiteFramework;
  const pages = dynamicDesign.pages.map((page): DesignPage => {
    const sections = page.sections.map((each) => ({ ...each, customData: { images: { main: image } } }));
    return { ...page, seo: { title: 'عنوان', image }, sections };
  });
  return {
    ...data,
    branding: { ...data.branding, logo: image },
    websiteFramework: {
      ...data.websiteFramework,
      dynamicDesign: { ...dynamicDesign, pages, settings: { icon: image } },
    },
  };
}

it('the owner’s pictures stay where they are', async () => {
  const own = showing(await pictureOf(owner));
  expect(await withOwnPictures(app.ctx(), own, owner.id)).toBe(own);
});

it('cannot show pictures of others, or of nobody', async () => {
  const foreign = await pictureOf(stranger);
  for (const image of [foreign, 'file:00000000-0000-0000-0000-000000000000', "file:' or 1=1"]) {
    const built = await withOwnPictures(app.ctx(), showing(image), owner.id);
    expect(JSON.stringify(built)).not.toContain(image);
    expect(built.branding.logo).toBeNull();
    expect(built.websiteFramework.dynamicDesign.settings).toBeUndefined();
    expect(built.websiteFramework.dynamicDesign.pages[0]?.seo).toEqual({ title: 'عنوان' });
  }
});
