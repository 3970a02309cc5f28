import type { XmlElement } from '../read-xml.ts';
import { childrenNamed, elementAt, firstText, textAt } from './elements.ts';
import type { RawHome } from './raw-home.ts';

/** Root and item of MITS 4.1: a property with its floor plans and units. */
export const mitsFile = { root: 'PhysicalProperty', itemName: 'Property' } as const;

/** Units that renters can have. */
const vacancies: ReadonlySet<string | undefined> = new Set([undefined, 'Unoccupied', 'Notice']);

/** Texts of the property that all its units share. */
function sharedOf(property: XmlElement): RawHome {
  const id = elementAt(property, 'PropertyID');
  const address = elementAt(id ?? property, 'Address');
  const information = elementAt(property, 'ILS_Identification');
  return {
    title: textAt(id, 'MarketingName') ?? textAt(property, 'Identification', 'MarketingName'),
    description: firstText(elementAt(property, 'Information'), 'LongDescription', 'ShortDescription'),
    street: firstText(address, 'AddressLine1', 'Address1'),
    city: textAt(address, 'City'),
    province: firstText(address, 'State', 'Province'),
    postalCode: firstText(address, 'PostalCode', 'Zip'),
    country: firstText(address, 'CountryCode', 'Country'),
    latitude: textAt(information, 'Latitude'),
    longitude: textAt(information, 'Longitude'),
    rentalType: information?.attributes.ILS_IdentificationType,
    url: textAt(id, 'WebSite'),
  } as RawHome;
}

const countOf = (plan: XmlElement | undefined, type: string) => {
  const room = plan && childrenNamed(plan, 'Room').find(({ attributes }) => attributes.RoomType === type);
  return textAt(room, 'Count');
};
const photosOf = (...elements: readonly (XmlElement | undefined)[]) =>
  elements.flatMap((element) =>
    element
      ? childrenNamed(element, 'File')
          .filter((file) => (textAt(file, 'FileType') ?? 'Photo') === 'Photo')
          .flatMap((file) => textAt(file, 'Src') ?? [])
      : [],
  );
const rentOf = (unit: XmlElement, plan: XmlElement | undefined) =>
  firstText(unit, 'MarketRent', 'EffectiveRent', 'UnitRent') ??
  (plan && elementAt(plan, 'MarketRent')?.attributes.Min) ??
  textAt(plan, 'MarketRent');

function sizeOf(unit: XmlElement, plan: XmlElement | undefined): string | undefined {
  return textAt(unit, 'MinSquareFeet') ?? (plan && elementAt(plan, 'SquareFeet')?.attributes.Min);
}

function homeOfUnit(property: XmlElement, ilsUnit: XmlElement, shared: RawHome): RawHome {
  const unit = elementAt(ilsUnit, 'Units', 'Unit') ?? ilsUnit;
  const planId = textAt(unit, 'FloorplanID') ?? ilsUnit.attributes.FloorPlanID;
  const plan = childrenNamed(property, 'Floorplan').find(({ attributes }) => attributes.IDValue === planId);
  const propertyId = elementAt(property, 'PropertyID', 'Identification')?.attributes.IDValue;
  const unitId = ilsUnit.attributes.IDValue ?? textAt(unit, 'MarketingName');
  return {
    ...shared,
    id: [propertyId ?? property.attributes.IDValue, unitId].filter(Boolean).join('/'),
    unit: textAt(unit, 'MarketingName'),
    beds: textAt(unit, 'UnitBedrooms') ?? countOf(plan, 'Bedroom'),
    baths: textAt(unit, 'UnitBathrooms') ?? countOf(plan, 'Bathroom'),
    sqft: sizeOf(unit, plan),
    rent: rentOf(unit, plan),
    deposit: textAt(plan, 'Deposit', 'Amount'),
    availableDate: dateOf(elementAt(ilsUnit, 'Availability', 'VacateDate')),
    photos: photosOf(ilsUnit, plan, property),
  } as RawHome;
}

const dateOf = (date: XmlElement | undefined) => {
  const { Year: year, Month: month, Day: day } = date?.attributes ?? {};
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
};

/** Returns the homes of a `Property`: its units that renters can have. */
export function homesOfMits(property: XmlElement): RawHome[] {
  const shared = sharedOf(property);
  return childrenNamed(property, 'ILS_Unit')
    .filter((unit) => vacancies.has(textAt(unit, 'Availability', 'VacancyClass')))
    .map((unit) => homeOfUnit(property, unit, shared));
}
