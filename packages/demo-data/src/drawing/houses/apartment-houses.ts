import { darker, lighter, mix } from '../colour.ts';
import { d, path, rect, shadow, times } from '../shapes.ts';
import { joined, plain } from '../things/lamps.ts';
import { groundLine, rows, type Draw } from './draw-house.ts';
import { cladding, frontDoor, railing } from './parts.ts';

export const plex: Draw = (scene, chance) => {
  const { facade, door } = scene.palette;
  const [x, w, top] = [250, 700, 190];
  const colour = chance.pick([mix(facade, '#b9b2a4', 0.4), facade, mix(facade, '#8d4b3d', 0.4)]);
  const body =
    shadow(600, groundLine + 8, 410, 16) +
    cladding(chance, 'brick', x, top, w, groundLine - top, colour) +
    path(
      d`M${x - 8} ${top + 4} V${top - 22} H${x + 90} L${x + 120} ${top - 58} L${x + 150} ${top - 22} H${x + w - 150} L${x + w - 120} ${top - 58} L${x + w - 90} ${top - 22} H${x + w + 8} V${top + 4}Z`,
      darker(scene.palette.wood, 0.35),
    );
  const windows = rows(scene, chance, [
    [290, 232, 84, 100],
    [420, 232, 64, 100],
    [560, 232, 84, 100],
    [840, 232, 76, 100],
    [290, 396, 84, 96],
    [560, 396, 84, 96],
    [290, 546, 84, 88],
    [560, 546, 84, 82],
  ]);
  const upper = frontDoor(scene, 716, 492, 74, 128);
  const balcony =
    rect(540, 492, 420, 12, '#4a4f63') +
    railing(540, 440, 160, 52) +
    railing(812, 440, 148, 52) +
    rect(540, 338, 300, 10, '#4a4f63') +
    railing(540, 288, 300, 50);
  const steps =
    times(13, (index) => {
      const t = index / 12;
      const sx = 800 + Math.sin(t * Math.PI * 0.9) * 120 + t * 40;
      return rect(sx, 496 + t * 162, 92, 7, '#3a3f55') + rect(sx + 88, 446 + t * 162, 3.4, 54, '#2b2f45');
    }) + path('M890 446 C1010 490 1060 560 1012 660', 'none', 'stroke="#2b2f45" stroke-width="6"');
  const low = frontDoor(
    { ...scene, palette: { ...scene.palette, door: chance.pick([door, scene.palette.accent]) } },
    440,
    groundLine - 2,
    72,
    132,
  );
  return joined(plain(body), windows, upper, low, plain(balcony + steps));
};

export const midRise: Draw = (scene, chance) => {
  const { facade, wood, door, sofa } = scene.palette;
  const [x, w, top] = [190, 820, 176];
  const base = mix(facade, '#f2eee6', 0.5);
  const body =
    shadow(600, groundLine + 8, 470, 16) +
    cladding(chance, 'plain', x, top, w, groundLine - top, base) +
    cladding(chance, 'boards', x + 270, top - 36, 280, groundLine - top + 36, lighter(wood, 0.12)) +
    rect(x - 8, top - 14, 278, 18, darker(base, 0.4)) +
    rect(x + 262, top - 48, 296, 16, darker(sofa, 0.3)) +
    rect(x + 550, top - 14, 278, 18, darker(base, 0.4));
  const bays = [x + 30, x + 150, x + 586, x + 706];
  const windows = rows(scene, chance, [
    ...bays.flatMap(
      (wx) =>
        [
          [wx, 214, 84, 74],
          [wx, 330, 84, 74],
          [wx, 446, 84, 74],
          [wx, 560, 84, 74],
        ] as const,
    ),
    [x + 306, 180, 88, 84],
    [x + 430, 180, 88, 84],
    [x + 306, 310, 88, 84],
    [x + 430, 310, 88, 84],
    [x + 306, 436, 88, 76],
    [x + 430, 436, 88, 76],
  ]);
  const ledges = [0, 1, 2]
    .flatMap((floor) =>
      bays
        .slice(0, 4)
        .map((wx, at) =>
          at % 2
            ? ''
            : rect(wx - 16, 296 + floor * 116, 120, 8, darker(base, 0.35)) +
              railing(wx - 16, 258 + floor * 116, 120, 38, '#5b6079'),
        ),
    )
    .join('');
  const canopy = rect(x + 300, 530, 220, 12, darker(sofa, 0.3));
  return joined(
    plain(body),
    windows,
    plain(ledges + canopy),
    frontDoor({ ...scene, palette: { ...scene.palette, door } }, x + 360, groundLine - 2, 100, 110),
  );
};
