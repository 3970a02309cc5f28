import type { SeedContext } from '@porchlight/service-kit';
import type { CatalogConfig } from '../config.ts';
import { demoListings } from './demo-listing-states.ts';

// Values differ by listing, and follow what the listing says already: no parking has no fee, and what is included is
// not paid again.
const detailsSql = `
  update listing l set has_den = n % 3 = 0, floor_level = 1 + n % 3, storeys = 3 + n % 3,
    max_occupants = 2 * greatest(beds, 1),
    heating = (array['forced_air', 'baseboard', 'heat_pump'])[1 + n % 3],
    cooling = (array['central', 'none', 'window_unit'])[1 + n % 3],
    smoking = (array['no', 'outside'])[1 + n % 2], cannabis = 'no',
    parking_spaces = case when parking_type <> 'none' then 1 + n % 2 end,
    parking_fee = case when parking_type <> 'none' then (n % 3) * 40 end,
    utilities_tenant_pays = array(
      select unnest('{electricity-hydro,internet}'::text[]) except select unnest(utilities_included)),
    pet_note = case when pet_policies && '{cats,small-dogs,large-dogs}'
      and lang = 'en' then 'At most two pets, please.' end
  from (select id, abs(hashtext(public_id)) % 12 as n from listing
    where owner_user_id = (select owner_user_id from listing where public_id = $1)) mine
  where l.id = mine.id and n % 4 > 0`;

/** Adds details to three quarters of the listings of the demo landlord. */
export async function seedListingDetails({ once }: SeedContext<CatalogConfig>): Promise<void> {
  await once('listing-details:1', (manager) => manager.query(detailsSql, [demoListings[0]!.like]));
}
