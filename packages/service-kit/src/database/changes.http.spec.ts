import { createDataSource } from './data-source.ts';
import { testServerUrl } from '../testing/config.ts';
import { changedCount, changedRow, changedRowOrFail, changedRows } from './changes.ts';

let dataSource: ReturnType<typeof createDataSource>;
beforeAll(async () => {
  dataSource = createDataSource({ url: testServerUrl(), schema: 'pg_temp', poolSize: 1, entities: [], migrations: [] });
  await dataSource.initialize();
  await dataSource.query('create temporary table item (id int primary key, name text)');
  await dataSource.query(`insert into item values (1, 'a'), (2, 'b')`);
});
afterAll(() => dataSource.destroy());

const rename = 'update item set name = $2 where id = $1 returning id, name';

describe('a change by SQL', () => {
  it('returns its rows, for an update and a delete', async () => {
    expect(await changedRows(dataSource, 'update item set name = upper(name) returning name')).toEqual([
      { name: 'A' },
      { name: 'B' },
    ]);
    expect(await changedRows(dataSource, 'delete from item where id = 9 returning id')).toEqual([]);
  });

  it('returns its only row, or undefined', async () => {
    expect(await changedRow(dataSource.manager, rename, [1, 'c'])).toEqual({ id: 1, name: 'c' });
    expect(await changedRow(dataSource.manager, rename, [9, 'c'])).toBeUndefined();
  });

  it('fails where a row must match', async () => {
    expect(await changedRowOrFail(dataSource.manager, rename, [2, 'd'])).toEqual({ id: 2, name: 'd' });
    await expect(changedRowOrFail(dataSource.manager, rename, [9, 'd'])).rejects.toThrow('no row matched');
  });

  it('returns its number of rows', async () => {
    expect(await changedCount(dataSource, 'update item set name = null')).toBe(2);
    expect(await changedCount(dataSource, 'delete from item where id = 9')).toBe(0);
  });
});
