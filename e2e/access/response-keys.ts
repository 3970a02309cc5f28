import { fillPath } from '@porchlight/contracts';
import { expectedResponses } from './expected/responses.ts';
import { Findings, type Finding } from './finding.ts';
import { createRenterResources } from './renter-resources.ts';
import { createVisitor, type Visitor } from './visitors.ts';
import type { TestSite } from './test-site.ts';

/** Returns the keys of a response; list entries are merged: `listings[].id`. */
export function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => keysOf(one, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return path === '' ? [] : [path];
  const keys = Object.entries(value).flatMap(([key, one]) => keysOf(one, path === '' ? key : `${path}.${key}`));
  return keys.length === 0 && path !== '' ? [path] : keys;
}

/**
 * Requests every read call as every role that may see it: the response must have the keys of the table and no others.
 */
export async function checkResponseKeys(site: TestSite, visitors: readonly Visitor[]): Promise<Finding> {
  const findings = new Findings();
  const renter = await createVisitor(site, 'renter');
  const resources = await createRenterResources(site, renter);
  await giveListing(
    site,
    visitors.find(({ name }) => name === 'landlord'),
  );
  const by = [renter, ...visitors.filter(({ name }) => name !== 'renter')];
  for (const { path, of, keys } of expectedResponses)
    for (const visitor of by.filter(({ name }) => of.includes(name as never))) {
      const got = await site.request({
        path: `/api${fillPath(path, { ...resources })}`,
        headers: visitor.headers,
      });
      const seen = got.status === 200 ? keysOf(got.json) : [`returned ${got.status}`];
      const unexpected = seen.filter(
        (key) =>
          !keys.some(
            (known) => known.replace('?', '') === key || (known.endsWith('*') && key.startsWith(known.slice(0, -1))),
          ),
      );
      const missing = keys.filter((key) => !key.endsWith('*') && !key.endsWith('?') && !seen.includes(key));
      findings.note(
        unexpected.length || missing.length
          ? `${visitor.name}: ${path} has the unexpected keys ${unexpected.join(', ') || 'none'}, lacks ${missing.join(', ') || 'none'}`
          : undefined,
      );
    }
  return findings.result;
}

/** Makes a landlord the owner of a public listing. */
const giveListing = ({ apps, listingIds }: TestSite, landlord: Visitor | undefined) =>
  apps.catalog.sql('update listing set owner_user_id = $1 where public_id = $2', [
    landlord?.user?.id,
    listingIds.at(-1),
  ]);
