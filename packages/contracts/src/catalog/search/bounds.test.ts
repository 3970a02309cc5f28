import { boundsAround, parseBounds } from './bounds.ts';

describe('a box on the map', () => {
  it('is read from the address, north-east corner first', () =>
    expect(parseBounds('51.2,-113.8,50.8,-114.3')).toEqual({ north: 51.2, east: -113.8, south: 50.8, west: -114.3 }));
  it('accepts swapped latitudes', () =>
    expect(parseBounds('50.8,-113.8,51.2,-114.3')).toEqual(parseBounds('51.2,-113.8,50.8,-114.3')));
  it.each([
    ['three numbers', '1,2,3'],
    ['words', 'a,b,c,d'],
    ['off the earth', '91,0,0,0'],
    ['past the date line', '1,181,0,0'],
  ])('is undefined when it is %s', (_, text) => expect(parseBounds(text)).toBeUndefined());

  it('encloses points exactly', () =>
    expect(
      boundsAround([
        [51, -114],
        [50.5, -113],
        [51.5, -113.5],
      ]),
    ).toEqual({ north: 51.5, east: -113, south: 50.5, west: -114 }));
  it('is a point for a single point', () =>
    expect(boundsAround([[51, -114]])).toEqual({ north: 51, east: -114, south: 51, west: -114 }));
  it('is undefined without points', () => expect(boundsAround([])).toBeUndefined());
});
