import { randomUUID } from 'node:crypto';

import { standIns } from '../../packages/tooling/src/build/site-parts.mjs';
import { importBuilt } from '../../packages/tooling/src/build/built-module.mjs';
import { startBenchServices } from '../environment/bench-services.mjs';
import { dropDatabase, roleUrl } from '../environment/bench-server.mjs';

export const databaseName = 'bench_spending';

// Rows as the services write them; credits are posted by the product's own statement.
const landlordsSql = `
  insert into landlord (person_id, company_id, is_verified, language)
  select id, id, true, 'en-CA' from unnest($1::uuid[]) id`;
const billingSql = `
  insert into billing_information (company_id, name, phone, line1, city, province, postal_code)
  select id, 'Nair Homes', '+16045550142', '12 King Street', 'Toronto', 'ON', 'M5V 1A1' from unnest($1::uuid[]) id`;
const listingsSql = `
  insert into entitlement (listing_id, account_id)
  select 'b' || lpad((n - 1)::text, 9, '0'), id from unnest($1::uuid[]) with ordinality as company (id, n)`;
const supplierSql = `
  insert into supplier (legal_name, address_lines) values ('Bench Homes Inc.', '{1 King Street, Toronto}')`;
// Without it no tax is collected in production.
const registrationSql = `update tax_rate set registration_number = '123456789 RT0001' where province = 'ON'`;
const bundleSql = 'select id from credit_bundle where credits = 150';

const perms = ['createCheckout'];

/** Starts commerce with the payment sandbox on an empty database of their own. */
export async function openCommerce({ root, dataDir, server, requests, warmUp }) {
  const { provision } = await importBuilt(root, 'packages/service-kit/src/database/provision.ts');
  const { IdentitySigner } = await importBuilt(root, 'packages/service-kit/src/identity/identity-signer.ts');
  const { postCredits } = await importBuilt(root, 'services/commerce/src/ledger/post-credits.ts');
  await dropDatabase(server, databaseName);
  const names = [...standIns, 'commerce'];
  const roles = ['gateway', ...names];
  await provision(
    server.urlOf(databaseName),
    roles.map((service) => ({ service, password: server.secrets.passwords[service] })),
  );
  const services = await startBenchServices({ root, dataDir, server, database: databaseName, names });
  const signer = new IdentitySigner('gateway', server.secrets.keys.gateway.private);
  // One for each request, so that each places an order of its own.
  const companies = Array.from({ length: requests + warmUp }, () => randomUUID());
  const inCommerce = (work) =>
    server.withClient(databaseName, async (client) => {
      await client.query('set role commerce');
      await client.query('set search_path = commerce, extensions');
      return work(client);
    });
  let bundleId;
  return {
    url: services.urlOf('commerce'),
    listingAt: (n) => `b${String(n).padStart(9, '0')}`,
    companyAt: (n) => companies[n],
    databaseUrl: roleUrl(server, databaseName, 'commerce'),
    headersOf: (companyId) => ({
      'content-type': 'application/json',
      'x-porchlight-identity': signer.sign({
        aud: 'commerce',
        sub: companyId,
        sid: companyId,
        roles: ['landlord'],
        perms,
      }),
    }),
    bundleId: () => bundleId,
    prepare: () =>
      inCommerce(async (client) => {
        bundleId = (await client.query(bundleSql)).rows[0].id;
        await client.query(landlordsSql, [companies]);
        await client.query(billingSql, [companies]);
        await client.query(listingsSql, [companies]);
        await client.query(supplierSql);
        await client.query(registrationSql);
        const manager = { query: async (text, values) => (await client.query(text, values)).rows };
        for (const companyId of companies)
          await postCredits(manager, {
            companyId,
            counter: 'adjustment',
            postings: [{ kind: 'adjustment', credits: 1_000_000, key: randomUUID() }],
          });
      }),
    close: () => services.stop(),
  };
}
