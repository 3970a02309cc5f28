import { Node, type Editor } from '@tiptap/react';

/** An image of the site in a text; `alt` is empty for a decorative one. */
export interface TextImage {
  readonly src: string;
  readonly alt: string;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
}

const size = (name: 'width' | 'height') => ({
  default: null,
  parseHTML: (image: HTMLElement) => Number.parseInt(image.getAttribute(name) ?? '', 10) || null,
});

/** An image with its size and its alternative text: what the server retains of one. */
export const Image = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' }, width: size('width'), height: size('height') }),
  parseHTML: () => [{ tag: 'img[src^="/photos/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Returns the selected image; undefined without one. */
export const selectedImage = (editor: Editor): TextImage | undefined =>
  editor.isActive('image') ? (editor.getAttributes('image') as TextImage) : undefined;

/** Inserts an image at the cursor, or in the place of the selected one. */
export function insertImage(editor: Editor, attrs: TextImage): void {
  editor.chain().focus().insertContent({ type: 'image', attrs }).run();
}
