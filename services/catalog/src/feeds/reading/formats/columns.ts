import type { FeedField, FeedSource } from '@porchlight/contracts/catalog';
import type { FieldMapping, RawHome } from './raw-home.ts';

/** Names that partners use, without case, spaces and signs. */
const aliases: Readonly<Record<FeedField, readonly string[]>> = {
  id: ['id', 'externalid', 'listingid', 'reference', 'ref', 'mlsnumber', 'unitid', 'propertyid'],
  title: ['title', 'name', 'headline', 'marketingname'],
  description: ['description', 'details', 'remarks', 'text', 'body'],
  street: ['street', 'address', 'address1', 'streetaddress', 'addressline1'],
  unit: ['unit', 'unitnumber', 'suite', 'apt', 'apartment', 'address2'],
  city: ['city', 'town', 'municipality', 'ville'],
  province: ['province', 'state', 'region', 'stateprovince'],
  postalCode: ['postalcode', 'zip', 'zipcode', 'postcode', 'codepostal'],
  country: ['country', 'countrycode', 'pays'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'lon', 'long'],
  hideStreet: ['hidestreet', 'hideaddress', 'hideexactaddress'],
  rent: ['rent', 'price', 'monthlyrent', 'rentmonthly', 'marketrent', 'loyer'],
  rentPeriod: ['rentperiod', 'pricingfrequency', 'rentfrequency', 'period'],
  deposit: ['deposit', 'securitydeposit', 'damagedeposit'],
  beds: ['beds', 'bedrooms', 'numbedrooms', 'bed', 'chambres'],
  baths: ['baths', 'bathrooms', 'numfullbaths', 'bathsfull', 'fullbaths', 'bath'],
  halfBaths: ['halfbaths', 'numhalfbaths', 'bathshalf'],
  sqft: ['sqft', 'sqfeet', 'squarefeet', 'squarefootage', 'size', 'area'],
  rentalType: ['rentaltype', 'type', 'propertytype', 'hometype', 'category'],
  availableDate: ['availabledate', 'dateavailable', 'available', 'availabilitydate', 'availability', 'availablefrom'],
  furnished: ['furnished', 'isfurnished', 'furnishing'],
  cats: ['cats', 'catsallowed', 'allowscats'],
  dogs: ['dogs', 'dogsallowed', 'allowsdogs'],
  smoking: ['smoking', 'smokingallowed'],
  photos: ['photos', 'photourls', 'images', 'imageurls', 'pictures', 'photo'],
  url: ['url', 'link', 'website', 'sourceurl', 'listingurl'],
};
const fieldOf = new Map(
  Object.entries(aliases).flatMap(([field, names]) => names.map((name) => [name, field as FeedField] as const)),
);
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Returns our field of a name of the file: of the mapping, else by what partners commonly write. */
function fieldFor(name: string, mapping: FieldMapping): FeedField | undefined {
  if (Object.hasOwn(mapping, name)) return mapping[name];
  // The last part of a nested name: `address.city`, `rentfaster_id`.
  const last = name.split('.').at(-1) ?? name;
  const usual = fieldOf.get(plain(name)) ?? fieldOf.get(plain(last)) ?? (/(^|_)id$/i.test(name) ? 'id' : undefined);
  return usual !== undefined && Object.values(mapping).includes(usual) ? undefined : usual;
}

/** Returns the home of a row of named texts; the first name of a field wins. */
export function homeOfColumns(row: Readonly<Record<string, string>>, mapping: FieldMapping): RawHome {
  const home: Record<string, string | readonly string[]> = {};
  for (const [name, text] of Object.entries(row)) {
    const field = fieldFor(name, mapping);
    if (field === undefined || text === '' || Object.hasOwn(home, field)) continue;
    home[field] = field === 'photos' ? text.split(/[|\s]+/).filter(Boolean) : text;
  }
  return home;
}

const [maxSources, maxSourceName, maxSample] = [200, 100, 120];
/** Returns the names of a row with their values, as a person chooses among them. */
export const sourcesOf = (row: Readonly<Record<string, string>>): FeedSource[] =>
  Object.entries(row)
    .filter(([name]) => name !== '' && name.length <= maxSourceName)
    .slice(0, maxSources)
    .map(([name, sample]) => ({ name, sample: sample.slice(0, maxSample) }));

const maxCells = 500;
/** Returns an object of JSON as a row: nested names are joined by dots, lists of texts by `|`. */
export function rowOfJson(value: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const row: Record<string, string> = {};
  const pending: [string, unknown][] = Object.entries(value).reverse();
  while (pending.length > 0 && Object.keys(row).length < maxCells) {
    const [name, cell] = pending.pop() as [string, unknown];
    if (Array.isArray(cell)) row[name] = cell.map(textOf).filter(Boolean).join('|');
    else if (typeof cell === 'object' && cell !== null)
      pending.push(...Object.entries(cell).map(([key, inner]): [string, unknown] => [`${name}.${key}`, inner]));
    else row[name] = textOf(cell);
  }
  return row;
}

function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  if (typeof cell === 'object' && cell !== null && 'url' in cell) return textOf(cell.url);
  return '';
}
