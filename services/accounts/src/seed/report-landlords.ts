import type { Outbox } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { landlordsSql, toLandlord, type LandlordRow } from '../landlords/landlord-reports.ts';

/** Maximum number of landlords in an event. */
const chunkSize = 500;
const activeSql = `${landlordsSql} and state = 'active' order by person.id`;

/** Reports the seeded landlords to commerce, as their registration would have done. */
export async function reportLandlords(manager: EntityManager, outbox: Outbox): Promise<void> {
  const landlords = (await manager.query<LandlordRow[]>(activeSql)).map(toLandlord);
  for (let at = 0; at < landlords.length; at += chunkSize)
    await outbox.emit(manager, 'landlords.changed', { landlords: landlords.slice(at, at + chunkSize) });
}
