import { RichTextEditor as MantineEditor } from '@mantine/tiptap';
import { Icon } from '@porchlight/ui';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { ImageDialog, type ImageChooser } from './image-dialog.tsx';
import { insertImage, selectedImage } from './image.ts';
import type { RichTextTexts } from './texts.ts';

interface Props {
  readonly editor: Editor;
  readonly texts: RichTextTexts;
  readonly Chooser: ImageChooser;
}

/** Control that inserts an image, or changes the selected one. */
export function ImageControl({ editor, texts, Chooser }: Props) {
  const [isOpen, setOpen] = useState(false);
  const image = useEditorState({ editor, selector: () => selectedImage(editor) });
  const label = image ? texts.changeImage : texts.insertImage;
  return (
    <>
      <MantineEditor.Control
        aria-label={label}
        title={label}
        active={image !== undefined}
        onClick={() => setOpen(true)}
      >
        <Icon of={IconPhoto} size={16} />
      </MantineEditor.Control>
      {isOpen && (
        <ImageDialog
          image={image}
          texts={texts}
          Chooser={Chooser}
          onClose={() => setOpen(false)}
          onDone={(done) => {
            setOpen(false);
            insertImage(editor, done);
          }}
        />
      )}
    </>
  );
}
