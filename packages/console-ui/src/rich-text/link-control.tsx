import { RichTextEditor as MantineEditor } from '@mantine/tiptap';
import { Icon } from '@porchlight/ui';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { LinkDialog, type LinkSource } from './link-dialog.tsx';
import type { RichTextTexts } from './texts.ts';

interface Props {
  readonly editor: Editor;
  readonly texts: RichTextTexts;
  readonly source: LinkSource;
}

/** Control that makes a link of the selected text, changes the one at the cursor, or inserts one. */
export function LinkControl({ editor, texts, source }: Props) {
  const [isOpen, setOpen] = useState(false);
  const href = useEditorState({ editor, selector: () => editor.getAttributes('link')['href'] as string | undefined });
  return (
    <>
      <MantineEditor.Control
        aria-label={texts.link}
        title={texts.link}
        active={href !== undefined}
        onClick={() => setOpen(true)}
      >
        <Icon of={IconLink} size={16} />
      </MantineEditor.Control>
      {isOpen && (
        <LinkDialog
          address={href ?? ''}
          texts={texts}
          source={source}
          onClose={() => setOpen(false)}
          onDone={(address, title) => {
            setOpen(false);
            setLink(editor, address, title ?? address);
          }}
        />
      )}
    </>
  );
}

/** Links the selected text or that of the link at the cursor; without either, inserts a text. */
function setLink(editor: Editor, href: string, text: string): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.extendMarkRange('link').setLink({ href }).run();
}
