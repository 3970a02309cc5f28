import { darker, lighter, mix, white } from '../colour.ts';
import type { Chance } from '../random.ts';
import type { Scene } from '../scene.ts';
import { d, group, line, path, rect, times, type Svg } from '../shapes.ts';
import { outlook, type Frame } from './outlook.ts';

/** Style of a window. */
export interface WindowStyle {
  readonly panes?: number;
  readonly hasBars?: boolean;
  readonly dress?: 'curtains' | 'blind' | 'none';
}

/** Draws a window with the view outside. Frames are white, dark in some scenes. */
export function windowIn(scene: Scene, chance: Chance, frame: Frame, style: WindowStyle = {}): Svg {
  const { x, y, w, h } = frame;
  const id = `w${Math.round(x)}-${Math.round(y)}`;
  const colour = scene.number % 5 === 2 ? '#2b2f45' : white;
  const { panes = 2, hasBars = scene.number % 3 === 0, dress = dressOf(scene) } = style;
  const view =
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>` +
    group(outlook(scene, chance, frame) + rect(x, y, w, h, 'url(#glass)', 'opacity="0.35"'), `clip-path="url(#${id})"`);
  const bars =
    times(panes - 1, (index) => rect(x + (w * (index + 1)) / panes - 4, y, 8, h, colour)) +
    (hasBars ? rect(x, y + h * 0.36, w, 7, colour) : '');
  const sill = rect(x - 20, y + h + 6, w + 40, 15, colour === white ? darker(white, 0.07) : lighter(colour, 0.1));
  return (
    rect(x - 13, y - 13, w + 26, h + 26, darker(scene.palette.wall, 0.07)) +
    view +
    rect(x, y, w, h, 'none', `stroke="${colour}" stroke-width="15"`) +
    bars +
    sill +
    dressing(scene, frame, dress)
  );
}

const dressOf = ({ number }: Scene) => (['curtains', 'curtains', 'blind', 'none'] as const)[number % 4] ?? 'none';

function dressing({ palette }: Scene, frame: Frame, dress: 'curtains' | 'blind' | 'none'): Svg {
  const cloth = mix(palette.second, white, 0.6);
  if (dress === 'curtains')
    return (
      rect(frame.x - 92, frame.y - 44, frame.w + 184, 8, palette.wood, 'rx="4"') +
      curtain(frame, cloth, -1) +
      curtain(frame, cloth, 1)
    );
  if (dress === 'blind')
    return (
      rect(frame.x - 6, frame.y - 16, frame.w + 12, frame.h * 0.26, cloth) +
      times(3, (index) => rect(frame.x - 6, frame.y + index * frame.h * 0.08, frame.w + 12, 3, darker(cloth, 0.1)))
    );
  return '';
}

function curtain({ x, y, w, h }: Frame, cloth: string, side: -1 | 1): Svg {
  const at = side < 0 ? x - 20 : x + w + 20;
  const out = at + side * 62;
  const [top, low] = [y - 38, y + h + 90];
  const drape = path(
    d`M${at - side * 22} ${top} C${at - side * 34} ${y + h * 0.4} ${at + side * 6} ${y + h * 0.7} ${at - side * 8} ${low} L${out} ${low} L${out} ${top}Z`,
    cloth,
    'opacity="0.96"',
  );
  return (
    drape +
    times(3, (index) =>
      line(
        d`M${at + side * (index * 20 - 4)} ${top + 4} Q${at + side * (index * 16)} ${y + h * 0.5} ${at + side * (index * 20 + 6)} ${low - 4}`,
        darker(cloth, 0.14),
        3,
        'opacity="0.55"',
      ),
    )
  );
}
