/** Returns a file to upload. */
export const aPictureFile = ({ type = 'image/png', size = 5 } = {}): File =>
  Object.defineProperty(new File(['image'], 'porch.png', { type }), 'size', { value: size });
