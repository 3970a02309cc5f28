import { encodePolyline } from '@porchlight/contracts';
import { parseLasso, polygonText } from './lasso.ts';

// Example of the polyline format documentation: three points in California.
const example = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';

describe('a lasso drawn on the map', () => {
  it('is decoded corner by corner', () => {
    expect(parseLasso(example)?.corners).toEqual([
      [-120.2, 38.5],
      [-120.95, 40.7],
      [-126.453, 43.252],
    ]);
    expect(parseLasso(example)?.box).toEqual({ north: 43.252, east: -120.2, south: 38.5, west: -126.453 });
  });
  it('is sent to the database as integers', () =>
    expect(polygonText(parseLasso(example)!)).toBe('((-12020000,3850000),(-12095000,4070000),(-12645300,4325200))'));
  it('may intersect itself: both halves count', () =>
    expect(
      parseLasso(
        encodePolyline([
          [51, -114],
          [51.1, -113.9],
          [51, -113.9],
          [51.1, -114],
        ]),
      )?.corners,
    ).toHaveLength(4));
  it.each([
    ['a line', '_p~iF~ps|U_ulLnnqC'],
    ['nothing', ''],
    ['letters that the format does not have', "');drop table listing;--"],
    ['half a number', '_p~iF~ps|'],
    ['a point given three times', '_p~iF~ps|U????'],
    [
      'a line there and back',
      encodePolyline([
        [51, -114],
        [51.1, -113.9],
        [51.2, -113.8],
        [51.05, -113.95],
      ]),
    ],
    ['a corner off the earth', '_p~iF~ps|U_ulLnnqC_mqNvxq~~~~~@'],
    ['more than 100 corners', `${example}${'AA'.repeat(120)}`],
  ])('is undefined when it is %s', (_, encoded) => expect(parseLasso(encoded)).toBeUndefined());
});
