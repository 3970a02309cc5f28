import { aTaxDocument } from '../../services/commerce/src/testing/a-tax-document.ts';
import { Findings, type Finding } from './finding.ts';
import type { LandlordResource } from './owned-calls.ts';
import type { TestSite } from './test-site.ts';
import type { Visitor } from './visitors.ts';

/** Creates one resource of every kind for the company of a landlord. */
export async function createCompanyResources(
  { apps }: TestSite,
  { user }: Visitor,
): Promise<Record<LandlordResource, string>> {
  const [landlord] = await apps.commerce.sql<{ companyId: string }>(
    'select company_id as "companyId" from landlord where person_id = $1',
    [user?.id],
  );
  if (!landlord) throw new Error('the landlord has no company in commerce');
  const { id } = await aTaxDocument(apps.commerce, landlord.companyId);
  await apps.commerce.sql(
    `insert into tax_information (company_id, company_name) values ($1, 'Only ours') on conflict do nothing`,
    [landlord.companyId],
  );
  return { taxReceipt: id };
}

/** Requests the lists of a landlord without data: they must not contain data of the other company. */
export async function checkForeignCompanyLists(
  site: TestSite,
  { taxReceipt }: Record<LandlordResource, string>,
  other: Visitor,
): Promise<Finding> {
  const findings = new Findings();
  for (const path of [
    '/elandlord/tax-receipts',
    '/elandlord/tax-receipts/archive/2026',
    '/elandlord/tax-information',
  ]) {
    const got = await site.request({ path: `/api${path}`, headers: other.headers });
    const leaked = [taxReceipt, 'Only ours', 'RC-'].filter((secret) => got.text.includes(secret));
    findings.note(leaked.length > 0 ? `${other.name}: ${path} contains ${leaked.join(', ')}` : undefined);
  }
  return findings.result;
}
