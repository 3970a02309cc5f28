import { Node, type Editor } from '@tiptap/react';

/** Kinds of call-outs: the classes of a `<div>` that the server retains. */
export const callOutKinds = ['note', 'warning'] as const;
export type CallOutKind = (typeof callOutKinds)[number];

/** Paragraphs and lists that stand out from the text: `<div class="note">`. */
export const CallOut = Node.create({
  name: 'callOut',
  group: 'block',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'note',
      parseHTML: (element: HTMLElement) => element.className,
      renderHTML: ({ kind }: { readonly kind?: string }) => ({ class: kind }),
    },
  }),
  parseHTML: () => callOutKinds.map((kind) => ({ tag: `div[class="${kind}"]` })),
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
});

/** Wraps the selected paragraphs in a call-out, changes its kind, or takes them out of one of the same kind. */
export function toggleCallOut(editor: Editor, kind: CallOutKind): void {
  const chain = editor.chain().focus();
  if (editor.isActive('callOut', { kind })) chain.lift('callOut').run();
  else if (editor.isActive('callOut')) chain.updateAttributes('callOut', { kind }).run();
  else chain.wrapIn('callOut', { kind }).run();
}
