import { randomUUID } from 'node:crypto';
import { aTaxDocument } from '../../services/commerce/src/testing/a-tax-document.ts';
import { insertViewing } from './insert-viewing.ts';
import { Findings, type Finding } from './finding.ts';
import type { LandlordResource } from './owned-calls.ts';
import type { TestSite } from './test-site.ts';
import type { Visitor } from './visitors.ts';

/** Creates one resource of every kind for the company of a landlord. */
export async function createCompanyResources(
  { apps, listingIds }: TestSite,
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
  return {
    taxReceipt: id,
    accountDocument: await insertAccountDocument(apps.accounts, user?.id),
    ...(await createListingWithLead(apps.catalog, { ownerId: user?.id, listingId: listingIds.at(-1) })),
  };
}

/** Stores a document of a landlord, of a review that is decided. */
async function insertAccountDocument({ sql }: TestSite['apps']['accounts'], personId: string | undefined) {
  const [document] = await sql<{ id: string }>(
    `with review as (
      insert into account_review (person_id, due_at, state, decided_at) values ($1, now(), 'approved', now()) returning id)
    insert into account_document (id, review_id, kind, name, format, size, fingerprint, sealed)
    select gen_random_uuid(), id, 'address', 'only-ours.pdf', 'pdf', 1, 'x', 'x' from review returning id`,
    [personId],
  );
  if (!document) throw new Error('the document of the landlord was not stored');
  return document.id;
}

/** Gives a listing to a landlord, with an uploaded file, a reply template, and a lead whose writer is blocked. */
async function createListingWithLead(
  { sql }: TestSite['apps']['catalog'],
  { ownerId, listingId }: { readonly ownerId: string | undefined; readonly listingId: string | undefined },
): Promise<Omit<Record<LandlordResource, string>, 'taxReceipt' | 'accountDocument'>> {
  await sql('update listing set owner_user_id = $1 where public_id = $2', [ownerId, listingId]);
  const [lead] = await sql<{ id: string }>(
    `insert into inquiry (listing_id, writer, email, first_name, last_name, language)
    select id, $2, $2, 'Only', 'Ours', 'en-CA' from listing where public_id = $1 returning id`,
    [listingId, `${randomUUID()}@example.com`],
  );
  const [blocked] = await sql<{ id: string }>(
    `insert into blocked_writer (owner_user_id, writer) values ($1, 'only-ours@example.com') returning id`,
    [ownerId],
  );
  const [template] = await sql<{ id: string }>(
    `insert into reply_template (owner_user_id, name, text) values ($1, 'Only ours', 'Only ours') returning id`,
    [ownerId],
  );
  const [upload, plan] = await sql<{ id: string }>(
    `insert into photo_upload (owner_user_id, listing_id, bytes, state, fault, kind)
    select $1, id, 1, 'failed', 'damaged', kind from listing, unnest(array['photo', 'plan']) kind
    where public_id = $2 order by kind returning id`,
    [ownerId, listingId],
  );
  if (!listingId || !lead || !blocked || !template || !upload || !plan)
    throw new Error('the lead of the landlord was not stored');
  await sql(
    `insert into inquiry_message (inquiry_id, key, author, text) values ($1::uuid, $1, 'renter', 'Only ours?')`,
    [lead.id],
  );
  const viewing = await insertViewing(sql, lead.id);
  return {
    listing: listingId,
    lead: lead.id,
    viewing,
    blockedWriter: blocked.id,
    replyTemplate: template.id,
    photoUpload: upload.id,
    floorPlan: plan.id,
  };
}

/** Requests the lists of a landlord without data: they must not contain data of the other company. */
export async function checkForeignCompanyLists(
  site: TestSite,
  { taxReceipt, listing, lead, blockedWriter }: Record<LandlordResource, string>,
  other: Visitor,
): Promise<Finding> {
  const findings = new Findings();
  for (const path of [
    '/elandlord/tax-receipts',
    '/elandlord/tax-receipts/archive/2026',
    '/elandlord/tax-information',
    '/elandlord/listings',
    '/elandlord/activities',
    '/elandlord/leads',
    '/elandlord/leads?list=archived',
    '/elandlord/export/leads',
    '/elandlord/blocked-writers',
    '/elandlord/reply-templates',
  ]) {
    const got = await site.request({ path: `/api${path}`, headers: other.headers });
    const leaked = [taxReceipt, listing, lead, blockedWriter, 'Only ours', 'RC-'].filter((secret) =>
      got.text.includes(secret),
    );
    findings.note(leaked.length > 0 ? `${other.name}: ${path} contains ${leaked.join(', ')}` : undefined);
  }
  return findings.result;
}
