import { RichTextEditor as MantineEditor } from '@mantine/tiptap';
import { Button, Icon } from '@porchlight/ui';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { useEditorState, type Editor } from '@tiptap/react';
import { callOutKinds, toggleCallOut } from './call-out.ts';
import css from './rich-text-editor.module.css';
import { ImageControl } from './image-control.tsx';
import type { ImageChooser } from './image-dialog.tsx';
import { LinkControl } from './link-control.tsx';
import type { LinkSource } from './link-dialog.tsx';
import { changeTable, insertTable, tableCommands } from './tables.ts';
import type { RichTextTexts } from './texts.ts';

interface Props {
  readonly editor: Editor;
  readonly texts: RichTextTexts;
  /** Undefined for a short text: it has no notes, tables and images. */
  readonly imageChooser: ImageChooser | undefined;
  readonly links: LinkSource;
}
const callOutIcons = { note: IconInfoCircle, warning: IconAlertTriangle } as const;

/** Toolbar of the editor; a second row has the tools of the table at the cursor. */
export function Toolbar({ editor, texts, imageChooser, links }: Props) {
  const isInTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  return (
    <>
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
          <MantineEditor.Blockquote />
        </MantineEditor.ControlsGroup>
        <MantineEditor.ControlsGroup>
          <LinkControl editor={editor} texts={texts} source={links} />
          <MantineEditor.Unlink />
        </MantineEditor.ControlsGroup>
        {imageChooser && <BlockControls editor={editor} texts={texts} imageChooser={imageChooser} />}
      </MantineEditor.Toolbar>
      {isInTable && <TableTools editor={editor} texts={texts} />}
    </>
  );
}

/** Controls of call-outs, of a new table and of images. */
function BlockControls({
  editor,
  texts,
  imageChooser,
}: Omit<Props, 'links' | 'imageChooser'> & { readonly imageChooser: ImageChooser }) {
  const active = useEditorState({
    editor,
    selector: () => callOutKinds.find((kind) => editor.isActive('callOut', { kind })),
  });
  return (
    <MantineEditor.ControlsGroup>
      {callOutKinds.map((kind) => (
        <MantineEditor.Control
          key={kind}
          aria-label={texts[kind]}
          title={texts[kind]}
          active={active === kind}
          onClick={() => toggleCallOut(editor, kind)}
        >
          <Icon of={callOutIcons[kind]} size={16} />
        </MantineEditor.Control>
      ))}
      <MantineEditor.Control
        aria-label={texts.insertTable}
        title={texts.insertTable}
        onClick={() => insertTable(editor)}
      >
        <Icon of={IconTable} size={16} />
      </MantineEditor.Control>
      <ImageControl editor={editor} texts={texts} Chooser={imageChooser} />
    </MantineEditor.ControlsGroup>
  );
}

const TableTools = ({ editor, texts }: Pick<Props, 'editor' | 'texts'>) => (
  <div role="group" aria-label={texts.tableTools} className={css.tableTools}>
    {tableCommands.map((name) => (
      <Button key={name} look="quiet" size="small" onClick={() => changeTable(editor, name)}>
        {texts[name]}
      </Button>
    ))}
  </div>
);
