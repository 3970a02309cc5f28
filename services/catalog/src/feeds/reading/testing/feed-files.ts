/** A home of a HotPads feed; `inner` is inserted into its Listing. */
export const hotpadsListing = (
  id: string,
  inner = '',
): string => `<Listing id="${id}" type="RENTAL" propertyType="HOUSE">
  <name>House with a garden</name><street hide="false">12 Maple Street</street><city>Calgary</city><state>AB</state>
  <zip>T2P 1J9</zip><country>CA</country><latitude>51.05</latitude><longitude>-114.07</longitude>
  <price>2100</price><pricingFrequency>MONTH</pricingFrequency><numBedrooms>3</numBedrooms>
  <numFullBaths>1</numFullBaths><numHalfBaths>1</numHalfBaths><squareFeet>1,250</squareFeet>
  <deposit>1x monthly rent</deposit><dateAvailable>2027-01-01</dateAvailable><isFurnished>No</isFurnished>
  <pets><pet><petType>Cats</petType><allowed>true</allowed></pet></pets>
  <ListingTag type=" DOGS_ALLOWED"><tag>false</tag></ListingTag>
  <ListingPhoto source="https://photos.example.com/${id}-1.jpg"/>${inner}</Listing>`;
/** A HotPads feed of listings. */
export const hotpadsFeed = (...listings: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><hotPadsItems version="2.1"><Company id="c"><name>Maple Homes</name></Company>
${listings.join('\n')}</hotPadsItems>`;

export const csvHeader = 'id,address,city,province,postal code,price,beds,baths,sq_feet,type,availability_date,photos';
/** A row of a table with `csvHeader`. */
export const csvRow = (id: string): string =>
  `${id},"12 Maple St, unit 4",Calgary,Alberta,T2P 1J9,"$2,100.00",2 Beds,1.5,800,Condo Unit,Immediate,https://photos.example.com/${id}.jpg`;
/** A table of homes. */
export const csvFeed = (...rows: readonly string[]): string => [csvHeader, ...rows].join('\n');

/** An array of homes, as JSON. */
export const jsonFeed = (...homes: readonly object[]): string => JSON.stringify({ listings: homes });
export const jsonHome = (id: string): Record<string, unknown> => ({
  id,
  address: { street: '12 Maple St', city: 'Calgary', state: 'AB', zip: 'T2P1J9' },
  rent: 2100,
  bedrooms: 2,
  bathrooms: 1,
  images: [{ url: `https://photos.example.com/${id}.jpg` }],
});

/** A MITS feed of one property with a unit that renters can have, and an occupied one. */
export const mitsFeed = `<?xml version="1.0"?><PhysicalProperty><Property IDValue="p1">
  <PropertyID><Identification IDValue="p1"/><MarketingName>Maple Court</MarketingName><WebSite>https://example.com</WebSite>
    <Address><AddressLine1>12 Maple Street</AddressLine1><City>Calgary</City><State>AB</State><PostalCode>T2P 1J9</PostalCode></Address>
  </PropertyID>
  <ILS_Identification ILS_IdentificationType="Apartment"><Latitude>51.05</Latitude><Longitude>-114.07</Longitude></ILS_Identification>
  <Information><LongDescription><![CDATA[Quiet & bright]]></LongDescription></Information>
  <Floorplan IDValue="f1"><Room RoomType="Bedroom"><Count>2</Count></Room><Room RoomType="Bathroom"><Count>1</Count></Room>
    <SquareFeet Min="800" Max="850"/><MarketRent Min="1900" Max="2000"/>
    <File><FileType>Photo</FileType><Src>https://photos.example.com/f1.jpg</Src></File></Floorplan>
  <ILS_Unit IDValue="u1"><Units><Unit><MarketingName>101</MarketingName><FloorplanID>f1</FloorplanID><MarketRent>1950</MarketRent></Unit></Units>
    <Availability><VacancyClass>Unoccupied</VacancyClass><VacateDate Month="1" Day="5" Year="2027"/></Availability></ILS_Unit>
  <ILS_Unit IDValue="u2"><Units><Unit><MarketingName>102</MarketingName><FloorplanID>f1</FloorplanID></Unit></Units>
    <Availability><VacancyClass>Occupied</VacancyClass></Availability></ILS_Unit>
</Property></PhysicalProperty>`;
