import { growth } from '#core/testing/growth.js';
import { sentPathOf } from './sent-path.js';

const request = (more: object) => ({ body: undefined, query: {}, params: {}, headers: {}, ...more });

test.each([
  [
    'in a body of snake_case',
    { body: { wizard_data: { pages: [{}, { slug: 1 }] } } },
    'wizardData.pages.1.slug',
    'wizard_data.pages[1].slug',
  ],
  ['in a body of camelCase', { body: { wizardData: { userInfo: 1 } } }, 'wizardData.userInfo', 'wizardData.userInfo'],
  ['that was left out', { body: { wizard_data: {} } }, 'wizardData.userInfo', 'wizard_data.user_info'],
  ['that is in no object', {}, 'items.3.unitPrice', 'items[3].unit_price'],
  ['in a query', { query: { updated_since: 'x' } }, 'updatedSince', 'updated_since'],
  ['in the path', { params: { siteId: 'x' } }, 'siteId', 'siteId'],
  ['with a name of its own', { body: { texts: { titleFa: 1 } } }, 'texts.titleFa', 'texts.titleFa'],
  [
    'that is a file of a form',
    { headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    'picturesOf.0',
    'picturesOf.0',
  ],
])('a field %s has its path as it was sent', (_where, more, path, sent) => {
  expect(sentPathOf(request(more), path)).toBe(sent);
});

test.each([
  ['that the request has', { body: { amount: 'x' } }, 'amountRials', 'amount'],
  ['of the path', { params: { id: 'x' } }, 'siteId', 'id'],
  ['of the path that another field is called by', { params: { id: 'x', sessionId: 'y' } }, 'id', 'sessionId'],
  ['by its second name', { body: { price: 'x' } }, 'totalToman', 'price'],
  ['that was left out', { body: {} }, 'totalToman', 'total_amount'],
  [
    'inside of another one',
    { body: { design_snapshot: { pages: [{}] } } },
    'wizardData.design.pages.0',
    'design_snapshot.pages[0]',
  ],
  [
    'that was not sent there',
    { body: { wizard_data: { design: {} } } },
    'wizardData.design.pages',
    'wizard_data.design.pages',
  ],
  ['that is the body', { body: { pages: [] } }, 'snapshot.pages', 'pages'],
  ['whose name begins the same', { body: { amount: 1 } }, 'amountRialsOf', 'amount_rials_of'],
])('a field %s has the name of the request', (_where, more, path, sent) => {
  const renamed = [
    ['amountRials', 'amount'],
    ['siteId', 'id'],
    ['id', 'sessionId'],
    ['totalToman', 'totalAmount'],
    ['totalToman', 'price'],
    ['wizardData.design', 'designSnapshot'],
    ['snapshot', 'snapshot'],
    ['snapshot', ''],
  ] as const;
  expect(sentPathOf(request(more), path, renamed)).toBe(sent);
});

test('cannot take time that grows with the keys beside the field', () => {
  const bodyOf = (keys: number) => ({
    ...Object.fromEntries(Array.from({ length: keys }, (_, n) => [`a_b_c_d_e${n}`, 0])),
    content: {},
  });
  const find = (body: object): string => sentPathOf(request({ body }), 'content.designName');
  expect(find(bodyOf(10))).toBe('content.design_name');
  // A search through the keys would make it about 1.
  expect(growth(bodyOf, find, 500)).toBeLessThan(0.5);
});
