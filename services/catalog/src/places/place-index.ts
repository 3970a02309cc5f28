import { Completion } from './completion/completion.ts';
import type { Spot } from './completion/spot.ts';
import { Corrector } from './did-you-mean/corrector.ts';
import { Regions } from './did-you-mean/regions.ts';
import { NameBook } from './names/name-book.ts';
import { SortedKeys } from './names/sorted-keys.ts';
import type { Place, PlaceKind } from './place.ts';

/** All places in the memory of the process, found by id, by slug and by name. Made anew when places or counts change. */
export class PlaceIndex {
  readonly #places: readonly Place[];
  readonly #byId = new Map<string, Place>();
  readonly #bySlug = new Map<string, Place>();
  /** Completes what is typed. */
  readonly completion: Completion;
  /** Mends what is misspelt. */
  readonly corrector: Corrector;
  /** Provinces, states and countries as they are named behind a place. */
  readonly regions: Regions;

  constructor(places: readonly Place[], book = new NameBook(places), spots = new SortedKeys<Spot>([])) {
    this.#places = places;
    this.completion = new Completion(book, places, spots);
    this.corrector = new Corrector(book, places);
    this.regions = new Regions(places.filter(({ kind }) => kind === 'province'));
    for (const place of places) {
      this.#byId.set(`${place.kind}/${place.id}`, place);
      this.#bySlug.set(place.kind === 'province' ? place.slug : `${place.provinceSlug}/${place.slug}`, place);
    }
  }

  byId(kind: PlaceKind, id: number): Place | undefined {
    return this.#byId.get(`${kind}/${id}`);
  }
  province(slug: string): Place | undefined {
    return this.#bySlug.get(slug);
  }
  /** The city or metro area that an address names. */
  at(province: string, place: string): Place | undefined {
    return this.#bySlug.get(`${province}/${place}`);
  }

  /** The places that most people look for: featured cities, then those with the most homes. */
  popular(most = 24): Place[] {
    const cities = this.#places.filter((place) => place.kind === 'city' && (place.isFeatured || place.homes > 0));
    return cities.sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured) || byHomes(a, b)).slice(0, most);
  }
  /** Cities and metro areas of a province, those with the most homes first. */
  within(province: Place, most = 60): Place[] {
    return this.#places
      .filter((place) => place.kind !== 'province' && place.provinceId === province.id)
      .sort(byHomes)
      .slice(0, most);
  }
  /** Places near a city or metro area, nearest first: those with homes before those without. */
  near(center: Place, most = 12): Place[] {
    const from = middleOf(center);
    return this.#places
      .filter((place) => place.kind === 'city' && place !== center && place.country === center.country)
      .map((place) => ({ place, distance: roughDistance(from, middleOf(place)) }))
      .filter(({ distance }) => distance < 1.5)
      .sort((a, b) => Number(b.place.homes > 0) - Number(a.place.homes > 0) || a.distance - b.distance)
      .slice(0, most)
      .map(({ place }) => place);
  }
}

const byHomes = (a: Place, b: Place): number => b.homes - a.homes || b.population - a.population || a.id - b.id;
const middleOf = ({ bounds }: Place) => ({
  latitude: (bounds.north + bounds.south) / 2,
  longitude: (bounds.east + bounds.west) / 2,
});
// Degrees, with longitude shortened by the latitude: good enough to order neighbours.
const roughDistance = (
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number => Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180));
