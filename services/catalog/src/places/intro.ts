import type { Language } from '@porchlight/contracts';
import { nameOf, type Place } from './place.ts';

/** A sentence about a place, until staff write their own for it. */
export function introOf(place: Place, language: Language = 'en-CA'): string {
  const name = nameOf(place, language);
  const homes = new Intl.NumberFormat(language).format(place.homes);
  if (language === 'fr-CA') return french(place.homes, homes, name);
  if (place.homes === 0) return `No homes to rent in ${name} right now. Look at the places nearby.`;
  return place.homes === 1 ? `One home to rent in ${name} right now.` : `${homes} homes to rent in ${name} right now.`;
}

// A colon spares the preposition, which depends on the name (à Montréal, en Alberta, au Québec).
function french(count: number, homes: string, name: string): string {
  if (count === 0) return `${name} : aucun logement à louer en ce moment. Voyez les endroits voisins.`;
  return count === 1
    ? `${name} : un logement à louer en ce moment.`
    : `${name} : ${homes} logements à louer en ce moment.`;
}
