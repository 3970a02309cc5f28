/** Texts of the controls of the editor. */
export interface RichTextTexts {
  readonly heading: string;
  readonly subheading: string;
  readonly bold: string;
  readonly italic: string;
  readonly bulletList: string;
  readonly orderedList: string;
  readonly quote: string;
  readonly note: string;
  readonly warning: string;
  readonly link: string;
  readonly unlink: string;
  readonly saveLink: string;
  readonly linkRefused: string;
  readonly insertTable: string;
  readonly tableTools: string;
  readonly addRow: string;
  readonly addColumn: string;
  readonly deleteRow: string;
  readonly deleteColumn: string;
  readonly toggleHeaderRow: string;
  readonly deleteTable: string;
  readonly insertImage: string;
  readonly changeImage: string;
  readonly imageTitle: string;
  readonly closeDialog: string;
  readonly imageAlt: string;
  readonly imageAltHint: string;
  readonly imageAltMissing: string;
  readonly imageDecorative: string;
  readonly imageInsert: string;
  readonly imageSave: string;
  /** After text was pasted whose images were left out. */
  readonly imagesDropped: string;
}

/** Returns the texts under the names that Mantine's controls use. */
export const labelsOf = (texts: RichTextTexts) => ({
  h2ControlLabel: texts.heading,
  h3ControlLabel: texts.subheading,
  boldControlLabel: texts.bold,
  italicControlLabel: texts.italic,
  bulletListControlLabel: texts.bulletList,
  orderedListControlLabel: texts.orderedList,
  blockquoteControlLabel: texts.quote,
  unlinkControlLabel: texts.unlink,
});
