/** First parts of company names; none is a known company. */
export const companyRoots =
  'Larchmoor|Tamarack Row|Wren & Harbour|Northlight|Bluejay|Cedarline|Quiet Street|Willowgate|Foxglove|Stonemill|Harrowgate|Evenfall|Copper Kettle|Seven Gables|Maplethorpe|Juniper Lane|Kitehill|Marigold|Hearthside|Lantern Street|Fieldnote|Old Orchard|Birchbark|Two Rivers|Prairie Lark|Saltbox|Brickyard|Heron Bay|Kestrel|Morningside Row|Ninth Street|Poplar & Pine|Riverbend|Sparrow|Thistledown|Upland|Vesper|Westmere|Yarrow|Amberley|Bellwether|Canopy|Driftwood|Emberly|Fernhollow|Grayling|Highbury|Ironbridge|Jasper Court|Kindred|Linden & Vale|Merrow|Nightingale|Oakhurst|Pinecrest Row|Quayside|Rosehill|Silverleaf|Trillium Row|Umberland|Violet Hill|Waxwing|Coldbrook|Dovecote|Eastlight|Fairlead|Goldenrod|Hazelwood|Inglenook|Junction|Keystone Row|Lakeshore Row|Meadowlark|Newbridge|Otterburn|Periwinkle|Redstart|Sandpiper|Terrapin|Underhill|Viburnum|Whitethorn|Arborview|Blue Door|Corner House|Daybreak|Evergreen Row|Firefly|Garden Gate|Homestead Row|Ivy Court|Long Table|Open Window|Paper Birch|Red Kettle|Second Story|Three Oaks|Warm Brick'.split(
    '|',
  );
/**
 * Endings of company names by kind: a manager of buildings, an agent who lets for others, an owner with a few homes.
 */
export const companyEndings = {
  manager: ['Property Management', 'Residential', 'Rentals', 'Apartments', 'Living', 'Communities', 'Property Group'],
  agent: ['Realty', 'Leasing', 'Letting Agents', 'Home Finders', 'Rental Brokers'],
  owner: ['Homes', 'Houses', 'Family Rentals', 'Properties', 'Suites'],
};
/** Endings of company names in Québec. */
export const companyEndingsFr = {
  manager: ['Gestion immobilière', 'Habitations', 'Immobilier'],
  agent: ['Courtage locatif', 'Location'],
  owner: ['Logements', 'Immeubles'],
};
