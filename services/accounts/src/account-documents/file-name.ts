import { maxDocumentName } from '@porchlight/contracts/accounts';

/** Characters that cannot be seen, that turn the direction of text, or that separate folders. */
const unwanted = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu;

/**
 * Returns the name of an uploaded file from the header `Upload-Metadata` of the tus protocol: pairs of a name and a
 * value in base64, separated by commas. Undefined without a name that can be shown.
 */
export function fileNameOf(metadata: string | undefined): string | undefined {
  const pair = metadata?.split(',').find((one) => one.trim().startsWith('filename '));
  const [, encoded = ''] = pair?.trim().split(' ') ?? [];
  const name = Buffer.from(encoded, 'base64').toString('utf8').normalize('NFC').replaceAll(unwanted, ' ');
  const shown = name.replaceAll(/\s+/g, ' ').replace(/^[.\s]+/, '');
  return shown.slice(0, maxDocumentName).trim() || undefined;
}

/** Returns the name with the ending of the stored format: an image became a JPEG. */
export function withEnding(name: string, format: 'pdf' | 'jpeg'): string {
  const [ending, known] = format === 'pdf' ? ['.pdf', /\.pdf$/i] : ['.jpg', /\.jpe?g$/i];
  if (known.test(name)) return name;
  return `${name.replace(/\.\w{1,5}$/, '').slice(0, maxDocumentName - ending.length)}${ending}`;
}
