import { Mark } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { CallOut } from './call-out.ts';
import { Image } from './image.ts';
import { tableExtensions } from './tables.ts';

/** Words in another language than the text: `<span lang="fr">`. */
const OtherLanguage = Mark.create({
  name: 'otherLanguage',
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** What the server retains: headings from level 2, lists, quotes, tables, call-outs, images, links, bold and italic. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, protocols: ['https', 'mailto', 'tel'] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
  }),
  OtherLanguage,
  CallOut,
  Image,
  ...tableExtensions,
];
