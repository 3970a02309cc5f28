import type { Camera } from './camera.ts';
import { pinBoxes, withoutOverlaps, type Label, type Pin } from './labels.ts';
import type { Palette } from './palette.ts';

const fontOf = ({ size, isStrong }: Label, { font }: Palette) => `${isStrong ? 600 : 500} ${size}px ${font}`;

/** Paints the labels that fit beside the pins, with a halo for legibility over roads and shores. */
export function paintLabels(
  context: CanvasRenderingContext2D,
  labels: readonly Label[],
  camera: Camera,
  { palette, pins }: { readonly palette: Palette; readonly pins: readonly Pin[] },
): void {
  const { ratio, width, height } = camera;
  const onCanvas = labels.filter(({ x, y }) => x > -60 && y > -20 && x < width + 60 && y < height + 20);
  const widthOf = (label: Label) => {
    context.font = fontOf(label, palette);
    return context.measureText(label.text).width;
  };
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.strokeStyle = palette.halo;
  context.lineWidth = 3;
  for (const label of withoutOverlaps(onCanvas, widthOf, pinBoxes(pins, camera))) {
    const [cos, sin] = [ratio * Math.cos(label.turn), ratio * Math.sin(label.turn)];
    context.setTransform(cos, sin, -sin, cos, ratio * label.x, ratio * label.y);
    context.font = fontOf(label, palette);
    context.fillStyle = label.isStrong ? palette.label : palette.label2;
    context.strokeText(label.text, 0, 0);
    context.fillText(label.text, 0, 0);
  }
}
