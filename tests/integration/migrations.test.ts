import { entities } from '../../server/features/index.js';
import { createOrm } from '../../server/platform/orm.js';
import { createTestDatabase, type TestDatabase } from '../helpers/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());

describe('migrations', () => {
  it('leave nothing that the entities would change', async () => {
    const orm = await createOrm({ databaseUrl: database.url, entities, poolMax: 1 });
    const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false });
    await orm.close();
    expect(sql.trim()).toBe('');
  });
});
