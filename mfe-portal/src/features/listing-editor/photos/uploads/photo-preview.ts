/** Width of a preview in pixels. */
const previewWidth = 480;

/**
 * Returns the address of a small picture of a photo. A photo that is shown as it was chosen is decoded again whenever
 * its progress is drawn, which takes the time that its upload needs.
 */
async function smallPreviewOf(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file, { resizeWidth: previewWidth, resizeQuality: 'low' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg' }));
}

/**
 * Returns a function that makes previews one after another: several decoded photos at once do not fit into a phone.
 * `onReady` gets the address of each; a file that cannot be drawn gets none.
 */
export function createPreviews(onReady: (key: string, url: string) => void): (key: string, file: File) => void {
  let last = Promise.resolve();
  return (key, file) => {
    last = last
      .then(() => smallPreviewOf(file))
      .then(
        (url) => onReady(key, url),
        () => undefined,
      );
  };
}
