// Database of the competitor: the same listings in sixteen plain columns, with b-trees on (city, rank) and (lat, lon).
import { copyIn, toCopyLine } from '../data/copy.mjs';
import { databaseOf, dropDatabase } from '../environment/bench-server.mjs';

const columns = [
  'id',
  'public_id',
  'city_id',
  'rank',
  'rent',
  'beds',
  'baths2',
  'type',
  'furnished',
  'sqft',
  'available',
  'lat',
  'lon',
  'title',
  'address',
  'photo',
];
const tableSql = `
  create table home (
    id bigint primary key, public_id text not null, city_id int not null, rank int not null, rent int not null,
      beds smallint not null, baths2 smallint not null,
    type smallint not null, furnished smallint not null, sqft int, available date not null,
      lat double precision not null, lon double precision not null,
    title text not null, address text not null, photo text not null)`;
const listingsSql = `
  select id, public_id, city_id, rank, rent, beds, baths2, type, furnished, sqft, available::text as available, lat,
    lon,
    card::json->>'title' as title, card::json->>'address' as address, card::json->'photos'->0->>'url' as photo
  from catalog.listing_search order by province_id, city_id, id`;

export const competitorDatabaseOf = (size) => `competitor_${size}`;

/** Recreates the competitor's database of a size from the bench's own, without the competitor's system tables. */
export async function fillCompetitorDatabase(server, size) {
  const name = competitorDatabaseOf(size);
  await dropDatabase(server, name);
  await server.withClient('postgres', (client) => client.query(`create database ${client.escapeIdentifier(name)}`));
  const { rows } = await server.withClient(databaseOf(size), (client) => client.query(listingsSql));
  await server.withClient(name, async (client) => {
    await client.query(tableSql);
    await copyIn(
      client,
      `copy home (${columns}) from stdin`,
      rows.map((row) => toCopyLine(columns.map((column) => row[column]))).join(''),
    );
    await client.query('create index on home (city_id, rank desc, id)');
    await client.query('create index on home (lat, lon)');
    await client.query('vacuum (analyze) home');
  });
}
