/** A row of the palette. */
export interface PaletteOption {
  /** Unique in the palette. */
  readonly id: string;
  readonly label: string;
  /** Language of the label, if it is not that of the page. */
  readonly lang?: string | undefined;
  readonly description?: string | undefined;
  readonly onChoose: () => void;
}
/** Rows of one kind under their title. */
export interface PaletteGroup {
  readonly key: string;
  readonly title: string;
  readonly options: readonly PaletteOption[];
  readonly isLoading?: boolean;
}
