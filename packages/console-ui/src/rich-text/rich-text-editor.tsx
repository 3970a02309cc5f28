import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Typography.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor as MantineEditor } from '@mantine/tiptap';
import { Field, Notice, type FieldProps } from '@porchlight/ui';
import { useEditor, type Editor } from '@tiptap/react';
import { useEffect, useState, type ComponentProps } from 'react';
import { extensions } from './extensions.ts';
import { cleanPastedHtml } from './pasted-html.ts';
import css from './rich-text-editor.module.css';
import type { ImageChooser } from './image-dialog.tsx';
import type { LinkChooserProps, LinkSource } from './link-dialog.tsx';
import { labelsOf, type RichTextTexts } from './texts.ts';
import { Toolbar } from './toolbar.tsx';

export type { ImageChooser, LinkChooserProps, LinkSource, RichTextTexts };
export interface RichTextEditorProps extends FieldProps {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  readonly lang?: string;
  /** Accessible name of the text: a label of HTML cannot name it. */
  readonly name: string;
  readonly texts: RichTextTexts;
  readonly imageChooser: ImageChooser | undefined;
  readonly links: LinkSource;
}

/**
 * Editor of a text with headings, lists, quotes, tables, call-outs, images and links; its value is HTML, empty without
 * text.
 */
export function RichTextEditor({
  value,
  onChange,
  onBlur,
  lang,
  name,
  texts,
  imageChooser,
  links,
  ...field
}: RichTextEditorProps) {
  return (
    <Field {...field}>
      {(control) => (
        <EditorArea
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          lang={lang}
          name={name}
          texts={texts}
          imageChooser={imageChooser}
          links={links}
          control={control}
        />
      )}
    </Field>
  );
}

interface EditorProps extends Pick<
  RichTextEditorProps,
  'value' | 'onChange' | 'name' | 'texts' | 'imageChooser' | 'links'
> {
  readonly onBlur: (() => void) | undefined;
  readonly lang: string | undefined;
  readonly control: { readonly id: string; readonly 'aria-describedby'?: string; readonly 'aria-invalid'?: true };
}

/** Returns the editor, and whether the text that was pasted last lost images. */
function useTextEditor({ value, onChange, onBlur, lang, name, control }: EditorProps) {
  const [hasDroppedImages, setDroppedImages] = useState(false);
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    // An editor made while rendering is destroyed before its effects run when the render is interrupted.
    immediatelyRender: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': name,
        ...(lang ? { lang } : {}),
        ...attributesOf(control),
      },
      transformPastedHTML: (pasted) => {
        const { html, droppedImages } = cleanPastedHtml(pasted);
        setDroppedImages(droppedImages > 0);
        return html;
      },
    },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
    ...(onBlur ? { onBlur } : {}),
  });
  useEffect(() => {
    if (!editor) return;
    // The form was discarded, or the other version was taken.
    if (value !== htmlOf(editor)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return { editor, hasDroppedImages };
}

function EditorArea(props: EditorProps) {
  const { texts, imageChooser, links } = props;
  const { editor, hasDroppedImages } = useTextEditor(props);
  return (
    <>
      {/* Mantine's types name the CommonJS copy of the same class. */}
      <MantineEditor
        editor={editor as unknown as ComponentProps<typeof MantineEditor>['editor']}
        labels={labelsOf(texts)}
        className={css.editor}
        classNames={{ control: css.control }}
      >
        {editor && <Toolbar editor={editor} texts={texts} imageChooser={imageChooser} links={links} />}
        <MantineEditor.Content />
      </MantineEditor>
      {hasDroppedImages && <Notice tone="warn">{texts.imagesDropped}</Notice>}
    </>
  );
}

/** Returns the text of an editor as HTML, empty without text; the editor adds an empty line at its end. */
const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, ''));
const attributesOf = ({ id, ...aria }: EditorProps['control']): Record<string, string> =>
  Object.fromEntries(Object.entries({ id, ...aria }).map(([name, value]) => [name, String(value)]));
