import { drawing, rooms } from './draw.ts';
import { sceneCount, sceneOf } from './scene.ts';

const tags = /<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g;

const goodAttributes = /^(\s+[\w:-]+="[^"<>]*")*\s*$/;

/** The tags that are closed wrongly or hold an attribute without quotes; a fine text has none. */
function wrongTags(svg: string): string[] {
  const open: string[] = [];
  return [...svg.matchAll(tags)]
    .filter(([, isEnd, name = '', attributes = '', isEmpty]) => {
      if (isEnd) return open.pop() !== name;
      if (!isEmpty) open.push(name);
      return !goodAttributes.test(attributes);
    })
    .map(([tag]) => tag)
    .concat(open);
}

/** What is wrong with a text that should be SVG. */
const faultsOf = (svg: string): string[] =>
  [...wrongTags(svg), svg.replace(tags, '').trim(), /NaN|undefined|Infinity/.exec(svg)?.[0] ?? ''].filter(Boolean);

const scenes = Array.from({ length: sceneCount }, (_, number) => number);

describe('the drawn pictures of a home', () => {
  it.each(rooms)('are valid SVG in every scene: %s', (room) => {
    expect(scenes.flatMap((number) => faultsOf(drawing(number, room)))).toEqual([]);
  });

  it('are the same whenever they are drawn', () => {
    expect(drawing(7, 'living')).toBe(drawing(7, 'living'));
  });

  it('differ from home to home, even with the same palette', () => {
    for (const room of rooms) expect(new Set(scenes.map((number) => drawing(number, room))).size).toBe(sceneCount);
  });

  it('refer only to paints and clips that they define', () => {
    for (const room of rooms) {
      const svg = drawing(33, room);
      const defined = new Set([...svg.matchAll(/id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(used).not.toEqual([]);
      for (const id of used) expect(defined).toContain(id);
    }
  });

  it('show every kind of house, hour and season among the scenes', () => {
    const all = scenes.map(sceneOf);
    expect(new Set(all.map(({ house }) => house)).size).toBe(6);
    expect(new Set(all.map(({ light }) => light.time)).size).toBe(4);
    expect(new Set(all.map(({ season }) => season)).size).toBe(4);
    expect(() => sceneOf(sceneCount)).toThrow('There is no scene 96');
  });
});
