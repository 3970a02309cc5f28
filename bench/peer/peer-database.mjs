// The peer's database: the same homes as sixteen plain columns, with a b-tree on (city, rank) and one on (lat, lon).
import { copyIn, lineOf } from '../data/copy.mjs';
import { databaseOf, dropDatabase } from '../house/bench-server.mjs';

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
const table = `
  create table home (
    id bigint primary key, public_id text not null, city_id int not null, rank int not null, rent int not null, beds smallint not null, baths2 smallint not null,
    type smallint not null, furnished smallint not null, sqft int, available date not null, lat double precision not null, lon double precision not null,
    title text not null, address text not null, photo text not null)`;
const homes = `
  select id, public_id, city_id, rank, rent, beds, baths2, type, furnished, sqft, available::text as available, lat, lon,
    card::json->>'title' as title, card::json->>'address' as address, card::json->'photos'->0->>'url' as photo
  from catalog.listing_search order by province_id, city_id, id`;

export const peerDatabaseOf = (size) => `peer_${size}`;

/** Makes the peer's database of a size anew from ours, without the peer's own tables. */
export async function fillPeerDatabase(server, size) {
  const name = peerDatabaseOf(size);
  await dropDatabase(server, name);
  await server.on('postgres', (client) => client.query(`create database ${client.escapeIdentifier(name)}`));
  const { rows } = await server.on(databaseOf(size), (client) => client.query(homes));
  await server.on(name, async (client) => {
    await client.query(table);
    await copyIn(
      client,
      `copy home (${columns}) from stdin`,
      rows.map((row) => lineOf(columns.map((column) => row[column]))).join(''),
    );
    await client.query('create index on home (city_id, rank desc, id)');
    await client.query('create index on home (lat, lon)');
    await client.query('vacuum (analyze) home');
  });
}
