/** Decoding and encoding of uploaded images. A part of its own, so that only services with images load the encoder. */
export { encodePhoto, encodeVersion, ImageSlots } from './image-encoding.ts';
export { readPhoto, readStoredPhoto, type ReadPhoto } from './read-photo.ts';
