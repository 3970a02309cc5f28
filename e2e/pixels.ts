import type { Locator } from '@playwright/test';

// Difference per channel up to which two colours count as equal.
const tolerance = 6;

/** Returns how many pixels of `area` a shape paints in its stroke colour: those that are gone when it is hidden. */
export async function paintedPixels(area: Locator, shape: Locator): Promise<number> {
  const colour = await shape.evaluate((element) => getComputedStyle(element).stroke);
  const painted = await pixelsOfColour(area, colour);
  await shape.evaluate((element: SVGElement) => (element.style.visibility = 'hidden'));
  const others = await pixelsOfColour(area, colour);
  await shape.evaluate((element: SVGElement) => element.style.removeProperty('visibility'));
  return painted - others;
}

async function pixelsOfColour(area: Locator, colour: string): Promise<number> {
  const image = (await area.screenshot()).toString('base64');
  return area.evaluate(
    async (_, wanted) => {
      const bytes = Uint8Array.from(atob(wanted.image), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.fillStyle = wanted.colour;
      context.fillRect(0, 0, 1, 1);
      const colourData = context.getImageData(0, 0, 1, 1).data;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const isWanted = (at: number) =>
        [0, 1, 2].every((channel) => Math.abs(data[at + channel]! - colourData[channel]!) <= wanted.tolerance);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) if (isWanted(at)) count += 1;
      return count;
    },
    { image, colour, tolerance },
  );
}
