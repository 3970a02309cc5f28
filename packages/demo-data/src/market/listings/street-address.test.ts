import { Random } from '../random.mjs';
import { generatedStreet, newAddress, numberOf, streetOf } from './street-address.mjs';

describe('the address of a demo listing', () => {
  it.each([
    ['8535 19 Avenue Southeast', '19 Avenue Southeast'],
    ['727-769 Second Street', 'Second Street'],
    ['302 FRONTENAC ST', 'Frontenac St'],
    ['4920 66th St. #100', '66th St'],
    ['101, 323-13th Ave. SW', '13th Ave. SW'],
    ['BSMT 22204 87 Avenue Northwest', '87 Avenue Northwest'],
    ['1304, 1306, 1308 23rd Avenue North', '23rd Avenue North'],
    ['10921 (Bsmt) 159 Street Northwest - Bsmt, Edmonton, AB T5P 3B9', '159 Street Northwest'],
    ['5035 Sherwood Dr.', 'Sherwood Dr'],
    ['700 Boulevard Saint-Joseph', 'Boulevard Saint-Joseph'],
    ['5617 5627 51st Ave', '51st Ave'],
    ['10611 – 116 St NW', '116 St NW'],
    ['19 and 65 Roy St', 'Roy St'],
    ['387 Besserer Street - 03-R01', 'Besserer Street'],
  ])('takes the street of %s', (address, street) => {
    expect(streetOf(address)).toBe(street);
  });

  it('never has the number of its source row', () => {
    for (let n = 0; n < 500; n++) {
      const address = `${n + 1} Elm Street`;
      const made = newAddress(new Random(`n${n}`), address);
      expect(made.street).toBe('Elm Street');
      expect(made.number).not.toBe(numberOf(address));
      expect(made.number).toBeGreaterThan(1);
    }
  });

  it('is generated where the source names no street', () => {
    expect(newAddress(new Random('a'), 'East Village').street).toMatch(
      /^East Village (Way|Drive|Road|Crescent|Close|Place|Link|Gate)$/,
    );
    expect(newAddress(new Random('a'), '250082').street).toMatch(/\w+ \w+/);
    expect(generatedStreet(new Random('b'))).toMatch(/^[\w ]+$/);
  });
});
