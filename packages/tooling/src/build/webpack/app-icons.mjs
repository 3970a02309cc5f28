import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../../root.mjs';

const sizes = { small: 192, large: 512, maskable: 512, apple: 180 };

/**
 * Draws one size of the icon as a PNG with a content hash in its name. `maskable` and `apple` icons are opaque to the
 * edge, because devices crop them or put them on their own background.
 */
async function draw(svg, name, { publicPath, output }) {
  const size = sizes[name];
  const ground = /<rect[^>]*fill="(#\w+)"/.exec(svg)[1];
  const drawn = sharp(Buffer.from(svg), { density: (72 * size) / 34 }).resize(size, size);
  const png = await (name === 'maskable' || name === 'apple' ? drawn.flatten({ background: ground }) : drawn)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  const file = `icon-${name}.${createHash('sha256').update(png).digest('hex').slice(0, 10)}.png`;
  writeFileSync(join(output, file), png);
  return publicPath + file;
}

/** Returns the header colours of the light and dark theme from the tokens of ui; devices paint them around the page. */
function headerColours() {
  const found = readFileSync(join(root, 'packages/ui/src/styles/tokens.css'), 'utf8').matchAll(/--surface: (#\w+);/g);
  const [light, dark] = [...found].map(([, colour]) => colour);
  if (!light || !dark) throw new Error('tokens.css lacks --surface for light or dark');
  return { light, dark };
}

/**
 * Draws the icons of the installed app from the shell's icon.svg and returns them with the colours around it (`app` of
 * shell.json).
 */
export async function drawIcons(front) {
  const svg = readFileSync(join(front.folder, 'src/icon.svg'), 'utf8');
  const icons = await Promise.all(Object.keys(sizes).map(async (name) => [name, await draw(svg, name, front)]));
  return { icons: Object.fromEntries(icons), colours: headerColours() };
}
