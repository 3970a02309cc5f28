import { Readable } from 'node:stream';
import { maxDocumentBytes } from '@porchlight/contracts/accounts';
import { asLandlord, identityOf, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { request as send } from 'undici';
import { accounts } from '../accounts.ts';
import { aPdf } from './testing/a-pdf.ts';
import { documentsIn } from './testing/documents-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(accounts);
});
afterAll(() => app.stop());
const { aRequested, handIn, open, storedOf } = documentsIn(() => app);

const script = Buffer.from('<html><script>alert(document.domain)</script></html>');
const picture = (width = 300, height = 200) => sharp({ create: { width, height, channels: 3, background: 'teal' } });
const zip = () => Buffer.from(zipSync({ 'bill.txt': Buffer.from('A bill') }));
const zeros = () => Buffer.from(zipSync({ 'bomb.bin': new Uint8Array(8 * 1024 * 1024) }));
const join = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
/** A JPEG with a comment: the segment stands after the start of the image. */
const withComment = (jpeg: Buffer, comment: Buffer) => {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 2);
  return join(jpeg.subarray(0, 2), head, comment, jpeg.subarray(2));
};

type Make = () => Buffer | Promise<Buffer>;
const jpeg = () => picture().jpeg().toBuffer();
const png = () => picture().png().toBuffer();
const refused: readonly (readonly [string, RegExp, Make])[] = [
  ['nothing', /empty/, () => Buffer.alloc(0)],
  ['a page', /isn’t a PDF/, () => script],
  ['a drawing with a script', /isn’t a PDF/, () => join('<svg xmlns="http://www.w3.org/2000/svg">', script, '</svg>')],
  ['an archive', /isn’t a PDF/, zip],
  ['an archive of zeros', /isn’t a PDF/, zeros],
  ['a GIF', /isn’t a PDF/, () => picture().gif().toBuffer()],
  ['a program', /isn’t a PDF/, () => join('MZ', Buffer.alloc(500))],
  ['an archive before a PDF', /isn’t a PDF/, () => join(zip(), aPdf())],
  ['a PDF that begins late', /isn’t a PDF/, () => join('\n', aPdf())],
  ['a PDF before an archive', /another file/, () => join(aPdf(), zip())],
  ['an archive in a PDF', /another file/, () => aPdf({ comment: zip().toString('latin1') })],
  ['a directory of an archive in a PDF', /another file/, () => aPdf({ objects: ['(PK\x05\x06) '] })],
  ['a 7-Zip archive in a PDF', /another file/, () => aPdf({ comment: '7z\xbc\xaf\x27\x1c' })],
  ['a page in a PDF', /another file/, () => aPdf({ comment: script.toString() })],
  ['a page after a PDF', /another file/, () => join(aPdf(), script)],
  ['a page after a long PDF', /read this file/, () => join(aPdf({ text: 'bill '.repeat(400) }), script)],
  ['half a PDF', /read this file/, () => aPdf().subarray(0, 300)],
  ['a PDF without a table', /read this file/, () => join('%PDF-1.7\nstartxref\n9999\n%%EOF')],
  ['the marks of a PDF', /read this file/, () => join('%PDF-1.7\n', Buffer.alloc(2_000), '%%EOF')],
  ['a PDF with a script', /holds a program/, () => aPdf({ objects: ['<< /S /JavaScript /JS (app.alert\\(1\\)) >>'] })],
  ['a PDF with a program', /holds a program/, () => aPdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] })],
  ['a PDF with files', /holds a program/, () => aPdf({ objects: ['<< /EmbeddedFiles 9 0 R >>'] })],
  ['a page after a JPEG', /another file/, async () => join(await jpeg(), script)],
  ['a page in a JPEG', /another file/, async () => withComment(await jpeg(), script)],
  ['an archive after a JPEG', /another file/, async () => join(await jpeg(), zip())],
  ['a PDF in a JPEG', /another file/, async () => withComment(await jpeg(), aPdf())],
  ['an archive after a PNG', /another file/, async () => join(await png(), zip())],
  ['half a JPEG', /read this file/, async () => (await jpeg()).subarray(0, 400)],
  ['the start of a JPEG', /read this file/, () => join(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(900))],
  ['a PNG of 56 megapixels', /50 megapixels/, () => picture(8_000, 7_000).png().toBuffer()],
  ['an animation', /isn’t a PDF/, () => animation()],
];
async function animation() {
  const frames = [await png(), await picture().negate().png().toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

describe('a hostile file (DOCUMENT-4)', () => {
  it('is refused with the reason, and nothing of it is stored', async () => {
    const deviations: string[] = [];
    let { user } = await aRequested();
    for (const [at, [name, reason, make]] of refused.entries()) {
      if (at % 25 === 24) ({ user } = await aRequested());
      const { status, body } = await handIn(user.id, { file: await make() });
      if (status !== 422 || body.code !== 'document-refused' || !reason.test(body.message))
        deviations.push(`${name}: ${status} ${body.message ?? ''}`);
    }
    expect(deviations).toEqual([]);
    expect(await storedOf(user.id)).toEqual([]);
  }, 60_000);
  it.each(['jpeg', 'png', 'webp'] as const)('that is a %s becomes a JPEG without its metadata', async (format) => {
    const { user } = await aRequested();
    const file = await picture()
      .withExif({ IFD0: { Copyright: 'CANARY' }, IFD3: { GPSLatitude: '51/1 2/1 3/1' } })
      .toFormat(format)
      .toBuffer();
    const { body } = await handIn(user.id, { file, name: `passport.${format}` });
    expect(body.document).toMatchObject({ name: format === 'jpeg' ? 'passport.jpeg' : 'passport.jpg', format: 'jpeg' });
    const { headers, bytes } = await open(body.document.id);
    expect(headers['content-type']).toBe('image/jpeg');
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
    expect([facts.exif, bytes.includes('CANARY')]).toEqual([undefined, false]);
  });
  it('cannot choose its name freely', async () => {
    const { user } = await aRequested();
    const namesOf = async (name: string, number: number) =>
      (await handIn(user.id, { name, file: aPdf({ text: `Bill ${number}` }) })).body.document.name;
    expect(await namesOf('../../etc/passwd', 1)).toBe('etc passwd.pdf');
    expect(await namesOf('bill\u202Efdp.exe', 2)).toBe('bill fdp.pdf');
    expect(await namesOf('\r\nSet-Cookie: a=b', 3)).toBe('Set-Cookie a=b.pdf');
    expect(await namesOf('', 4)).toBe('address.pdf');
    expect(await namesOf('x'.repeat(500), 5)).toHaveLength(120);
  });
  it('of 10 MB and a byte is refused', async () => {
    const { user } = await aRequested();
    const { status, body } = await handIn(user.id, { file: Buffer.alloc(maxDocumentBytes + 1, 'a') });
    expect([status, body.code]).toEqual([413, 'upload-too-large']);
  });
  it('of 200 MB is cut off early, and memory stays flat', async () => {
    const { user } = await aRequested();
    const before = process.memoryUsage.rss();
    let [sent, peak] = [0, before];
    async function* flood() {
      const chunk = Buffer.alloc(1024 * 1024, 'a');
      while (sent < 200) {
        sent += 1;
        peak = Math.max(peak, process.memoryUsage.rss());
        yield chunk;
      }
    }
    const status = await send(`${app.url}/user/account-documents?kind=address`, {
      method: 'POST',
      headers: {
        'x-porchlight-identity': identityOf(asLandlord(user.id), 'accounts'),
        'content-type': 'application/offset+octet-stream',
      },
      body: Readable.from(flood()),
    }).then(
      ({ statusCode }) => statusCode,
      () => 'cut',
    );
    expect(['cut', 413]).toContain(status);
    expect(sent).toBeLessThan(40);
    expect(peak - before).toBeLessThan(100 * 1024 * 1024);
    expect(await storedOf(user.id)).toEqual([]);
  });
});
