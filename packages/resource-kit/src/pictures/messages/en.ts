/** Messages about pictures that staff upload, in English. */
export const en = {
  rules: 'JPEG, PNG or WebP, up to {size, number} MB, at least {long, number} × {short, number} pixels.',
  wrongKind: 'This file isn’t a JPEG, PNG or WebP image. Choose another one.',
  tooLarge: 'This file is larger than {size, number} MB. Make it smaller, then choose it again.',
  sending: 'Uploading: {share, number, percent}',
  preparing: 'Preparing the image …',
  progress: 'Upload of {name}',
  cancelUpload: 'Cancel upload',
} as const;
