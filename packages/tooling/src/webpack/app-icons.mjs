import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../root.mjs';

const sizes = { small: 192, large: 512, maskable: 512, apple: 180 };

/** One picture of the icon as a hashed PNG. What devices cut to their own shape, or lay on their own ground, has the icon's ground to the edge. */
async function draw(svg, name, { publicPath, output }) {
  const size = sizes[name],
    ground = /<rect[^>]*fill="(#\w+)"/.exec(svg)[1];
  const drawn = sharp(Buffer.from(svg), { density: (72 * size) / 34 }).resize(size, size);
  const png = await (name === 'maskable' || name === 'apple' ? drawn.flatten({ background: ground }) : drawn)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  const file = `icon-${name}.${createHash('sha256').update(png).digest('hex').slice(0, 10)}.png`;
  writeFileSync(join(output, file), png);
  return publicPath + file;
}

/** The colours that a device paints around the page: those of the header, from the tokens of ui. */
function coloursOfHeader() {
  const found = readFileSync(join(root, 'packages/ui/src/styles/tokens.css'), 'utf8').matchAll(/--surface: (#\w+);/g);
  const [light, dark] = [...found].map(([, colour]) => colour);
  if (!light || !dark) throw new Error('tokens.css names no --surface for light and dark');
  return { light, dark };
}

/** What an installed app shows of itself (`app` of shell.json): icons drawn from the shell's own icon.svg, and the colours around it. */
export async function drawIcons(front) {
  const svg = readFileSync(join(front.folder, 'src/icon.svg'), 'utf8');
  const icons = await Promise.all(Object.keys(sizes).map(async (name) => [name, await draw(svg, name, front)]));
  return { icons: Object.fromEntries(icons), colours: coloursOfHeader() };
}
