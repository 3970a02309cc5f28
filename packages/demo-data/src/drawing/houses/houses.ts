import { darker, lighter, mix, white } from '../colour.ts';
import type { HouseKind } from '../scene.ts';
import { circle, d, path, rect, shadow, times } from '../shapes.ts';
import { joined, plain } from '../things/lamps.ts';
import { midRise, plex } from './apartment-houses.ts';
import { groundLine, rows, type Draw } from './draw-house.ts';
import { cladding, frontDoor, houseWindow, railing, roofOf, underside } from './parts.ts';

const detached: Draw = (scene, chance) => {
  const { facade, sofa, wood } = scene.palette;
  const kind = chance.pick<'brick' | 'boards' | 'plain'>(['brick', 'boards', 'plain']);
  const colour = kind === 'brick' ? facade : chance.pick([lighter(sofa, 0.3), '#efe9dc', lighter(facade, 0.35)]);
  const roof = roofOf(scene);
  const [x, w, top] = [300, 600, 330];
  const isBroad = chance.isTrue(0.5);
  const gable = isBroad
    ? path(d`M${x - 60} ${top + 8} L${x + 60} ${150} H${x + w - 60} L${x + w + 60} ${top + 8}Z`, roof) +
      path(d`M${450} ${top} L${600} ${190} L${750} ${top}Z`, colour) +
      path(
        d`M${432} ${top + 6} L${600} ${166} L${768} ${top + 6} L${744} ${top + 6} L${600} ${196} L${456} ${top + 6}Z`,
        darker(roof, 0.12),
      )
    : path(d`M${x - 56} ${top + 8} L600 120 L${x + w + 56} ${top + 8}Z`, roof) +
      path(d`M${x + 26} ${top + 2} L600 164 L${x + w - 26} ${top + 2}Z`, lighter(colour, 0.1));
  const body =
    shadow(600, groundLine + 8, 380, 16) +
    rect(x + w - 130, 150, 46, 110, darker(wood, 0.1)) +
    (scene.season === 'winter' ? rect(x + w - 136, 142, 58, 12, '#f4f7fc') : '') +
    cladding(chance, kind, x, top, w, groundLine - top, colour) +
    underside(x, top, w, 16) +
    gable;
  const porch =
    rect(470, 496, 260, 14, white) +
    path(d`M452 498 L600 440 L748 498Z`, roof) +
    rect(484, 510, 12, 150, white) +
    rect(704, 510, 12, 150, white) +
    railing(380, 604, 104, 52, white) +
    railing(716, 604, 104, 52, white);
  return joined(
    plain(body),
    rows(scene, chance, [
      [345, 370, 100, 96],
      [755, 370, 100, 96],
      [550, isBroad ? 262 : 370, 100, isBroad ? 70 : 80],
      [345, 530, 90, 86],
      [765, 530, 90, 86],
    ]),
    plain(porch),
    frontDoor(scene, 552, groundLine - 2, 96, 150),
  );
};

const row: Draw = (scene, chance) => {
  const { facade, second, sofa, door } = scene.palette;
  const colours = [facade, lighter(second, 0.15), '#ece6d8', lighter(sofa, 0.2), mix(facade, '#fdf6ea', 0.5)];
  const start = Math.floor(chance.next() * 5);
  const houses = Array.from({ length: 4 }, (_, index) => {
    const [x, w, top] = [116 + index * 242, 238, 230 + (index % 2) * 26 - (index === 2 ? 18 : 0)];
    const colour = colours[(start + index) % 5] ?? facade;
    const body = cladding(chance, index % 2 ? 'boards' : 'brick', x, top, w, groundLine - top, colour);
    const cap =
      index % 2
        ? rect(x - 4, top - 18, w + 8, 22, darker(colour, 0.3))
        : path(d`M${x - 4} ${top + 2} L${x + w / 2} ${top - 84} L${x + w + 4} ${top + 2}Z`, roofOf(scene)) +
          circle(x + w / 2, top - 28, 15, white);
    const painted = {
      ...scene,
      palette: {
        ...scene.palette,
        door: index === 1 ? door : ([scene.palette.accent, door, sofa, second][index] ?? door),
      },
    };
    return joined(
      plain(body + underside(x, top + 2, w) + cap),
      rows(scene, chance, [
        [x + 30, top + 56, 66, 92],
        [x + 142, top + 56, 66, 92],
        [x + 30, top + 206, 66, 92],
        [x + 142, top + 190, 66, 84],
        [x + 24, groundLine - 108, 84, 74],
      ]),
      frontDoor(painted, x + 140, groundLine - 2, 66, 128),
    );
  });
  return joined(plain(shadow(600, groundLine + 10, 520, 14)), ...houses);
};

const tower: Draw = (scene, chance) => {
  const { facade, wall, door } = scene.palette;
  const [x, w, top] = [chance.between(340, 420), 420, 66];
  const face = mix(facade, '#e9ecf2', 0.55);
  const body =
    shadow(x + w / 2, groundLine + 8, 320, 16) +
    rect(x, top, w, groundLine - top, face) +
    rect(x + w - 116, top, 116, groundLine - top, darker(face, 0.16)) +
    rect(x - 10, top - 20, w + 20, 24, darker(face, 0.35)) +
    rect(x + 60, top - 56, 120, 38, darker(face, 0.25));
  const floors = Array.from({ length: 9 }, (_, floor) =>
    Array.from({ length: 4 }, (__, bay) => {
      const [wx, wy] = [x + 24 + bay * 98, top + 26 + floor * 58];
      const ledge =
        bay < 3
          ? rect(wx - 10, wy + 32, 88, 15, 'url(#glass)') +
            rect(wx - 10, wy + 30, 88, 3, white) +
            rect(wx - 10, wy + 46, 88, 4, darker(face, 0.35))
          : '';
      return joined(houseWindow(scene, chance, wx, wy, 66, 36), plain(ledge));
    }),
  ).flat();
  const lobby = {
    things:
      rect(x + 90, 584, 214, 14, door) +
      rect(x + 110, 598, 174, groundLine - 598, '#2b2f45') +
      rect(x + 120, 606, 72, groundLine - 606, lighter(wall, 0.1)) +
      rect(x + 202, 606, 72, groundLine - 606, door),
    shine: scene.light.lamps > 0.5 ? rect(x + 120, 606, 72, groundLine - 606, 'url(#lit)') : '',
  };
  return joined(plain(body), ...floors, lobby);
};

const walkUp: Draw = (scene, chance) => {
  const { facade, door } = scene.palette;
  const [x, w, top] = [230, 740, 210];
  const colour = mix(facade, '#a4553f', 0.35);
  const stone = '#e6dccb';
  const body =
    shadow(600, groundLine + 8, 430, 16) +
    cladding(chance, 'brick', x, top, w, groundLine - top, colour) +
    rect(x - 12, top - 26, w + 24, 30, stone) +
    times(18, (index) => rect(x + 8 + index * 41, top - 6, 16, 12, darker(stone, 0.14))) +
    underside(x, top + 6, w, 16) +
    rect(x, 486, w, 12, stone);
  const spots = [270, 396, 740, 866].flatMap(
    (wx) =>
      [
        [wx, 252, 72, 96],
        [wx, 380, 72, 92],
        [wx, 528, 72, 92],
      ] as const,
  );
  const lintels = spots.map(([wx, wy]) => rect(wx - 14, wy - 22, 100, 13, stone)).join('');
  const bay = rect(510, 240, 180, 250, lighter(colour, 0.1)) + rect(500, 230, 200, 16, stone);
  const stoop =
    rect(520, 506, 160, 16, stone) +
    rect(532, 522, 14, groundLine - 522, stone) +
    rect(654, 522, 14, groundLine - 522, stone);
  return joined(
    plain(body + lintels + bay),
    rows(scene, chance, spots),
    rows(scene, chance, [
      [536, 272, 56, 88],
      [608, 272, 56, 88],
      [536, 386, 56, 84],
      [608, 386, 56, 84],
    ]),
    plain(stoop),
    frontDoor({ ...scene, palette: { ...scene.palette, door } }, 560, groundLine - 2, 80, 132),
  );
};

/** The six kinds of houses in the scenes. */
export const houses: Readonly<Record<HouseKind, Draw>> = { detached, row, tower, walkUp, plex, midRise };
