import { drawPhoto, rooms } from './draw.ts';
import { sceneCount, sceneOf } from './scene.ts';

const tags = /<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g;

const goodAttributes = /^(\s+[\w:-]+="[^"<>]*")*\s*$/;

/** Returns the tags that are closed incorrectly or have an unquoted attribute; empty for valid SVG. */
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

/** Returns the faults of an SVG text. */
const faultsOf = (svg: string): string[] =>
  [...wrongTags(svg), svg.replace(tags, '').trim(), /NaN|undefined|Infinity/.exec(svg)?.[0] ?? ''].filter(Boolean);

const scenes = Array.from({ length: sceneCount }, (_, number) => number);

describe('drawn photos', () => {
  it.each(rooms)('are valid SVG in every scene: %s', (room) => {
    expect(scenes.flatMap((number) => faultsOf(drawPhoto(number, room)))).toEqual([]);
  });

  it('are deterministic', () => {
    expect(drawPhoto(7, 'living')).toBe(drawPhoto(7, 'living'));
  });

  it('differ between scenes with the same palette', () => {
    for (const room of rooms) expect(new Set(scenes.map((number) => drawPhoto(number, room))).size).toBe(sceneCount);
  });

  it('reference only gradients and clip paths that they define', () => {
    for (const room of rooms) {
      const svg = drawPhoto(33, room);
      const defined = new Set([...svg.matchAll(/id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(used).not.toEqual([]);
      for (const id of used) expect(defined).toContain(id);
    }
  });

  it('cover every kind of house, hour and season', () => {
    const all = scenes.map(sceneOf);
    expect(new Set(all.map(({ house }) => house)).size).toBe(6);
    expect(new Set(all.map(({ light }) => light.time)).size).toBe(4);
    expect(new Set(all.map(({ season }) => season)).size).toBe(4);
    expect(() => sceneOf(sceneCount)).toThrow('unknown scene 96');
  });
});
