import { SortedKeys } from './names/sorted-keys.ts';
import { NameIndex } from './names/name-index.ts';
import { aLocation } from './a-location.ts';
import { TimeSlices } from './time-slices.ts';

/** Slices on a clock that advances by a millisecond whenever it is read. */
const countedSlices = () => {
  let now = 0;
  return new TimeSlices(() => (now += 1));
};
const keyed = (keys: readonly string[]) => keys.map((key, at) => ({ key, of: at }));
const scrambled = Array.from({ length: 25_000 }, (_, at) => String((at * 7_919) % 10_007));

describe('background work in slices', () => {
  it('ends a slice after ten milliseconds and begins the next one after other work', async () => {
    let now = 0;
    const slices = new TimeSlices(() => now);
    now = 9;
    expect(slices.isOver).toBe(false);
    now = 10;
    expect(slices.isOver).toBe(true);
    let hasOtherRun = false;
    setImmediate(() => {
      hasOtherRun = true;
    });
    await slices.next();
    expect({ hasOtherRun, isOver: slices.isOver }).toEqual({ hasOtherRun: true, isOver: false });
  });

  it('sorts like a single sort, and yields at least every ten entries of a slow clock', async () => {
    const slices = countedSlices();
    const sorted = await SortedKeys.inSlices(keyed(scrambled), slices);
    expect([...sorted.startingWith('')]).toEqual([...SortedKeys.of(keyed(scrambled)).startingWith('')]);
    expect(slices.yields).toBeGreaterThanOrEqual(scrambled.length / 10 - 1);
  });

  it('sorts nothing and one run', async () => {
    expect([...(await SortedKeys.inSlices([])).startingWith('')]).toEqual([]);
    expect([...(await SortedKeys.inSlices(keyed(['b', 'a']))).startingWith('')].map(({ key }) => key)).toEqual([
      'a',
      'b',
    ]);
  });

  it('folds names like a single pass, and yields at least every ten locations of a slow clock', async () => {
    const locations = Array.from({ length: 200 }, (_, id) => aLocation({ id, name: `St. Town ${id}` }));
    const slices = countedSlices();
    const index = await NameIndex.inSlices(locations, slices);
    expect([...index.startingWith('')]).toEqual([...new NameIndex(locations).startingWith('')]);
    expect(slices.yields).toBeGreaterThanOrEqual(locations.length / 10 - 1);
  });
});
