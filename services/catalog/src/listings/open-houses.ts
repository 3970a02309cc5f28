import type { OpenHouse } from '@porchlight/contracts/catalog';
import { clockAt, type ZonedPlace } from './time-zone.ts';

const order = ({ day, from }: OpenHouse) => `${day} ${from}`;
/** Returns whether an open house has not ended yet, by the clock at the home. */
export const isUpcoming = ({ day, to }: OpenHouse, place: ZonedPlace, now: Date): boolean =>
  `${day} ${to}` > clockAt(place, now);

/** Returns the open houses that have not ended, the next one first. */
export const upcomingOpenHouses = (openHouses: readonly OpenHouse[], place: ZonedPlace, now: Date): OpenHouse[] =>
  openHouses.filter((one) => isUpcoming(one, place, now)).sort((one, other) => order(one).localeCompare(order(other)));
