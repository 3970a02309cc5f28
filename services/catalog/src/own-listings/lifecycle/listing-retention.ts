import { deletedListingDays } from '@porchlight/contracts/catalog';

const isDue = `l.status = 'deleted' and l.deleted_at < now() - interval '${deletedListingDays} days'`;

/**
 * Retention statements for deleted listings: once they can no longer be restored, where the home is, what was written
 * about it and its photos are deleted. The row keeps its title, for the renters who wrote about it, and its numbers.
 * (docs/rules/listings.md#list-20-a-listing-changes-state-in-fixed-ways)
 */
export const listingSweeps = [
  `with gone as (
    delete from listing_photo f using listing l where l.id = f.listing_id and ${isDue} returning f.upload_id)
  update photo_upload set state = 'removed' where id in (select upload_id from gone)`,
  `update photo_upload p set state = 'removed' from listing l
  where l.id = p.listing_id and p.kind = 'plan' and p.state = 'attached' and ${isDue}`,
  `delete from listing_change h using listing l where l.id = h.listing_id and ${isDue}`,
  `delete from listing_text_band b using listing l where l.id = b.listing_id and ${isDue}`,
  `delete from price_change p using listing l where l.id = p.listing_id and ${isDue}`,
  `update listing l set description = '', street = '', unit_number = null, deposit_note = null, pet_note = null,
    virtual_tour_url = null, video_url = null, application_url = null, special_offer = null, office_hours = null,
    viewing_notes = null, open_houses = '[]', contact_name = null, contact_phone = null, contact_email = null,
    deleted_at = null, status_before = null,
    latitude = round(latitude::numeric, 1), longitude = round(longitude::numeric, 1) where ${isDue}`,
];
