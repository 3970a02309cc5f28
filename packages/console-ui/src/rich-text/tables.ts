import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { Node, type Editor } from '@tiptap/react';

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};
const captionOf = (table: HTMLElement): string | null => table.querySelector('caption')?.textContent.trim() || null;

/** A table without widths. Its caption is shown, and stays as it is. */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({ caption: { default: null, parseHTML: captionOf, rendered: false } }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML({ node }) {
    const caption: unknown = node.attrs['caption'];
    return typeof caption === 'string' ? ['table', ['caption', caption], ['tbody', 0]] : ['table', ['tbody', 0]];
  },
  extendNodeSchema: ({ name }: { readonly name: string }) => ({ tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const move = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: move(1), 'Shift-Tab': move(-1) };
  },
});
const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});
const cellAttributes = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  colwidth: { default: null, rendered: false },
};
const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});
const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({
    ...cellAttributes,
    scope: {
      default: 'col',
      parseHTML: (cell: HTMLElement) => (cell.getAttribute('scope') === 'row' ? 'row' : 'col'),
    },
  }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

/** Tables with header cells, as the server stores them. */
export const tableExtensions = [Table, TableRow, TableCell, TableHeader];

const newTable = { rows: 3, columns: 3 };
/** Inserts a table with a header row, and puts the cursor into its first cell. */
export function insertTable(editor: Editor): void {
  const row = (type: 'tableHeader' | 'tableCell') => ({
    type: 'tableRow',
    content: Array.from({ length: newTable.columns }, () => ({ type, content: [{ type: 'paragraph' }] })),
  });
  const content = Array.from({ length: newTable.rows }, (_, index) => row(index === 0 ? 'tableHeader' : 'tableCell'));
  const { from } = editor.state.selection;
  editor
    .chain()
    .focus()
    .insertContent({ type: 'table', content })
    .setTextSelection(from + 3)
    .run();
}

const commands = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  toggleHeaderRow,
  deleteTable,
} as const;
export type TableCommand = keyof typeof commands;
export const tableCommands = Object.keys(commands) as readonly TableCommand[];
/** Changes the table at the cursor; nothing outside of one. */
export function changeTable(editor: Editor, name: TableCommand): void {
  commands[name](editor.state, editor.view.dispatch);
  editor.commands.focus();
}
