/** Messages of downloads, in English. */
export const en = {
  downloadPdf: 'Download PDF',
  downloading: 'Downloading …',
  stillRendering: 'This PDF is still being prepared. Try again in a minute.',
} as const;
