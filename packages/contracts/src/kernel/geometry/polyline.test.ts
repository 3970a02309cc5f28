import { decodePolyline, encodePolyline, type Corner } from './polyline.ts';

// Example from the specification of the format: three points in California.
const example = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';
const corners: Corner[] = [
  [38.5, -120.2],
  [40.7, -120.95],
  [43.252, -126.453],
];

describe('an encoded polyline', () => {
  it('encodes the example of the specification', () => expect(encodePolyline(corners)).toBe(example));
  it('decodes the example of the specification', () => expect(decodePolyline(example)).toEqual(corners));
  it('round-trips to the fifth decimal, anywhere on earth', () => {
    const far: Corner[] = [
      [90, 180],
      [-90, -180],
      [0, 0],
      [0.00001, -0.00001],
      [43.65349, -79.38391],
      [-0.000004, 0.000006],
    ];
    expect(decodePolyline(encodePolyline(far))).toEqual(
      far.map(([latitude, longitude]) => [expect.closeTo(latitude, 5), expect.closeTo(longitude, 5)]),
    );
  });
  it('is empty without vertices', () => {
    expect(encodePolyline([])).toBe('');
    expect(decodePolyline('')).toEqual([]);
  });
  it.each(['half _p~iF~ps|', '_p~iF', 'a"b', '~~~~~~~~~~~~'])('is not decoded from %s', (text) =>
    expect(decodePolyline(text)).toBeUndefined(),
  );
});
