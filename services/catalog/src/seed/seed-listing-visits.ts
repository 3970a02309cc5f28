import type { SeedContext } from '@porchlight/service-kit';
import type { CatalogConfig } from '../config.ts';

/** What two listings of the demo landlord say about viewings. Days are counted from the start of the demo. */
const offer = {
  publicId: 'qd4z3v0elj',
  specialOffer: 'First month at half the rent for a lease of 12 months or more.',
  officeHours: 'Monday to Friday, 9 to 5',
};
const openHouse = {
  publicId: 'elsbspo1wm',
  viewingNotes: 'The door is on the side of the building. Street parking is free on weekends.',
};
const offerSql = `
  update listing set special_offer = $2, special_offer_start = current_date - 3, special_offer_end = current_date + 60,
    office_hours = $3, contact_name = 'Amara Okafor'
  where public_id = $1`;
// The Saturday and Sunday of next week.
const openHouseSql = `
  update listing set viewing_notes = $2, open_houses = (
    select jsonb_agg(jsonb_build_object('day', (saturday + at.days)::text, 'from', at.start, 'to', at.end) order by at.days)
    from (select current_date + 13 - extract(dow from current_date)::int as saturday) week,
      (values (0, '13:00', '15:00'), (1, '11:00', '12:30')) as at (days, start, "end"))
  where public_id = $1`;

/** Seeds a special offer and open houses of listings of the demo landlord. */
export async function seedListingVisits({ once }: SeedContext<CatalogConfig>): Promise<void> {
  await once('listing-visits:1', async (manager) => {
    await manager.query(offerSql, [offer.publicId, offer.specialOffer, offer.officeHours]);
    await manager.query(openHouseSql, [openHouse.publicId, openHouse.viewingNotes]);
  });
}
