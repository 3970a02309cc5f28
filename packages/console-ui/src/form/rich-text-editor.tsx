import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Typography.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor as MantineEditor } from '@mantine/tiptap';
import { Field, type FieldProps } from '@porchlight/ui';
import { useEditor, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, type ComponentProps } from 'react';
import css from './rich-text-editor.module.css';

export interface RichTextTexts {
  readonly heading: string;
  readonly subheading: string;
  readonly bold: string;
  readonly italic: string;
  readonly bulletList: string;
  readonly orderedList: string;
  readonly link: string;
  readonly unlink: string;
  readonly linkAddress: string;
  readonly saveLink: string;
  readonly openInNewTab: string;
}
export interface RichTextEditorProps extends FieldProps {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  readonly lang?: string;
  /** Accessible name of the text: a label of HTML cannot name it. */
  readonly name: string;
  readonly texts: RichTextTexts;
}

// What the server's allow-list retains: headings from level 2, lists, links, bold and italic.
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, protocols: ['https', 'mailto', 'tel'] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
  }),
];
const labelsOf = (texts: RichTextTexts) => ({
  h2ControlLabel: texts.heading,
  h3ControlLabel: texts.subheading,
  boldControlLabel: texts.bold,
  italicControlLabel: texts.italic,
  bulletListControlLabel: texts.bulletList,
  orderedListControlLabel: texts.orderedList,
  linkControlLabel: texts.link,
  unlinkControlLabel: texts.unlink,
  linkEditorInputLabel: texts.linkAddress,
  linkEditorInputPlaceholder: 'https://',
  linkEditorSave: texts.saveLink,
  linkEditorExternalLink: texts.openInNewTab,
  linkEditorInternalLink: texts.openInNewTab,
});

/** Editor of a text with headings, lists and links; its value is HTML, empty without text. */
export function RichTextEditor({ value, onChange, onBlur, lang, name, texts, ...field }: RichTextEditorProps) {
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
          control={control}
        />
      )}
    </Field>
  );
}

interface EditorProps extends Pick<RichTextEditorProps, 'value' | 'onChange' | 'name' | 'texts'> {
  readonly onBlur: (() => void) | undefined;
  readonly lang: string | undefined;
  readonly control: { readonly id: string; readonly 'aria-describedby'?: string; readonly 'aria-invalid'?: true };
}

function EditorArea({ value, onChange, onBlur, lang, name, texts, control }: EditorProps) {
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
    },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
    ...(onBlur ? { onBlur } : {}),
  });
  useEffect(() => {
    if (!editor) return;
    // The form was discarded, or the other version was taken.
    if (value !== htmlOf(editor)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    // Mantine's types name the CommonJS copy of the same class.
    <MantineEditor
      editor={editor as unknown as ComponentProps<typeof MantineEditor>['editor']}
      labels={labelsOf(texts)}
      className={css.editor}
      classNames={{ control: css.control }}
    >
      <MantineEditor.Toolbar>
        <MantineEditor.ControlsGroup>
          <MantineEditor.H2 />
          <MantineEditor.H3 />
        </MantineEditor.ControlsGroup>
        <MantineEditor.ControlsGroup>
          <MantineEditor.Bold />
          <MantineEditor.Italic />
        </MantineEditor.ControlsGroup>
        <MantineEditor.ControlsGroup>
          <MantineEditor.BulletList />
          <MantineEditor.OrderedList />
        </MantineEditor.ControlsGroup>
        <MantineEditor.ControlsGroup>
          <MantineEditor.Link />
          <MantineEditor.Unlink />
        </MantineEditor.ControlsGroup>
      </MantineEditor.Toolbar>
      <MantineEditor.Content />
    </MantineEditor>
  );
}

/** Returns the text of an editor as HTML, empty without text. */
const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());
const attributesOf = ({ id, ...aria }: EditorProps['control']): Record<string, string> =>
  Object.fromEntries(Object.entries({ id, ...aria }).map(([name, value]) => [name, String(value)]));
