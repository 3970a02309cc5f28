import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aPhoto } from './uploads.ts';

/** Text that must not be in anything that is served. */
export const payload = '<script>alert(document.domain)</script>';

/** A hostile upload, and the expected result of its processing. */
export interface HostilePhoto {
  readonly name: string;
  readonly file: Buffer;
  readonly becomes: 'ready' | 'not-a-photo' | 'damaged' | 'too-small' | 'too-many-pixels';
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Returns a black PNG with one bit a pixel: an image of any size in a few kilobytes. `data` replaces its pixels. */
function png(width: number, height: number, ...between: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Math.min(height, 8_000_000 / (Math.ceil(width / 8) + 1));
  const pixels = deflateSync(Buffer.alloc(Math.floor(rows) * (Math.ceil(width / 8) + 1)), { level: 9 });
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    ...between,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a JPEG with segments after its start. */
const withSegments = (jpeg: Buffer, ...segments: readonly Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
/** Returns a JPEG whose header claims another size. */
function claiming(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, at + 5);
  copy.writeUInt16BE(width, at + 7);
  return copy;
}

const text = (content: string) => Buffer.from(content, 'latin1');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">${payload}<image href="file:///etc/passwd"/></svg>`;
const disguised: readonly (readonly [string, string])[] = [
  ['HTML', `<!doctype html><html>${payload}</html>`],
  ['SVG', svg],
  ['SVG with a prolog', `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`],
  ['SVG after white space', `\n\n   ${svg}`],
  ['script', `alert(1) // ${payload}`],
  ['PDF', `%PDF-1.7\n${payload}`],
  ['PostScript', `%!PS-Adobe-3.0 EPSF-3.0\n${payload}`],
  ['drawing commands', `push graphic-context\nfill 'url(https://example.com/x.svg"|ls "-la)'\npop graphic-context`],
  ['GIF', `GIF89a/*${payload}*/`],
  ['BMP', `BM${payload}`],
  ['icon', `\x00\x00\x01\x00${payload}`],
  ['TIFF', `II*\x00${payload}`],
  ['HEIC', `\x00\x00\x00\x18ftypheic${payload}`],
  ['AVIF', `\x00\x00\x00\x18ftypavif${payload}`],
  ['film', `\x00\x00\x00\x18ftypmp42${payload}`],
  ['archive', `PK\x03\x04${payload}`],
  ['program', `\x7fELF${payload}`],
  ['Java archive', `\xca\xfe\xba\xbe${payload}`],
  ['JSON', `{"a":"${payload}"}`],
  ['one byte', '\xff'],
  ['two bytes of a JPEG', '\xff\xd8'],
  ['RIFF sound', `RIFF\x24\x00\x00\x00WAVE${payload}`],
];

/** Returns sixty files that attack what reads photos, and some that only look as if they did. */
export async function hostilePhotos(): Promise<readonly HostilePhoto[]> {
  const [jpeg, still, webp] = await Promise.all(
    (['jpeg', 'png', 'webp'] as const).map((type) => aPhoto(900, 700, type)),
  );
  const frames = await Promise.all([aPhoto(900, 700), aPhoto(900, 700)]);
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const cut = (file: Buffer, part: number) => file.subarray(0, Math.floor(file.length * part));
  const damaged = (name: string, file: Buffer): HostilePhoto => ({ name, file, becomes: 'damaged' });
  const ready = (name: string, file: Buffer): HostilePhoto => ({ name, file, becomes: 'ready' });
  const noise = Buffer.alloc(65_000, payload);
  const raw = { raw: { width: 900, height: 700, channels: 4 as const } };
  return [
    ...disguised.map(([name, content]): HostilePhoto => ({
      name: `${name} in disguise`,
      file: text(content),
      becomes: 'not-a-photo',
    })),
    damaged('a page after the start of a JPEG', text(`\xff\xd8\xff${payload}`)),
    damaged('a drawing after the signature of a PNG', Buffer.concat([pngSignature, text(svg)])),
    damaged('a page in a WebP', text(`RIFF\x40\x00\x00\x00WEBP${payload}`)),
    { name: 'a film as a WebP', file: animated, becomes: 'not-a-photo' },
    ...[0.05, 0.3, 0.6, 0.9].map((part) => damaged(`JPEG cut at ${part}`, cut(jpeg!, part))),
    ...[0.05, 0.5, 0.9].map((part) => damaged(`PNG cut at ${part}`, cut(still!, part))),
    ...[0.05, 0.5, 0.9].map((part) => damaged(`WebP cut at ${part}`, cut(webp!, part))),
    { name: 'a PNG of 900 megapixels', file: png(30_000, 30_000), becomes: 'too-many-pixels' },
    { name: 'a PNG of the largest size', file: png(2 ** 31 - 1, 2 ** 31 - 1), becomes: 'damaged' },
    { name: 'a PNG of 51 megapixels', file: png(8_500, 6_000), becomes: 'too-many-pixels' },
    { name: 'a JPEG that claims 4 gigapixels', file: claiming(jpeg!, 65_500, 65_500), becomes: 'too-many-pixels' },
    ready('a JPEG that claims twice its height', claiming(jpeg!, 900, 1_400)),
    ready('a PNG of 49 megapixels', png(7_000, 7_000)),
    ready('a very wide photo', png(60_000, 800)),
    ready('a very tall photo', png(800, 60_000)),
    { name: 'one pixel', file: png(1, 1), becomes: 'too-small' },
    { name: 'a line of 65,000 pixels', file: png(65_000, 1), becomes: 'too-small' },
    { name: 'one pixel too small', file: png(800, 599), becomes: 'too-small' },
    ready('a page after the end of a JPEG', Buffer.concat([jpeg!, text(payload)])),
    ready('an archive after the end of a PNG', Buffer.concat([still!, text(`PK\x03\x04${payload}`)])),
    ready('a page in the comment of a JPEG', withSegments(jpeg!, segment(0xfe, text(payload)))),
    ready('metadata of 6 MB', withSegments(jpeg!, ...Array.from({ length: 92 }, () => segment(0xe1, noise)))),
    ready('a page in the text of a PNG', png(900, 700, chunk('tEXt', text(`Comment\0${payload}`)))),
    ready(
      'a bomb in the text of a PNG',
      png(900, 700, chunk('zTXt', Buffer.concat([text('a\0\0'), deflateSync(Buffer.alloc(50_000_000))]))),
    ),
    ready(
      'a bomb as the colour profile of a PNG',
      png(900, 700, chunk('iCCP', Buffer.concat([text('a\0\0'), deflateSync(Buffer.alloc(20_000_000))]))),
    ),
    ready('an animation header in a PNG', png(900, 700, chunk('acTL', Buffer.from([0, 0, 0, 9, 0, 0, 0, 0])))),
    ready('an unknown orientation', await sharp(jpeg).withMetadata({ orientation: 8 }).jpeg().toBuffer()),
    ready('a palette', await sharp(jpeg).png({ palette: true, colours: 4 }).toBuffer()),
    ready('CMYK', await sharp(jpeg).toColourspace('cmyk').jpeg().toBuffer()),
    ready('16 bits of a grey', await sharp(jpeg).greyscale().toColourspace('grey16').png().toBuffer()),
    ready(
      'nothing but transparency',
      await sharp(Buffer.alloc(900 * 700 * 4), raw)
        .png()
        .toBuffer(),
    ),
  ];
}
