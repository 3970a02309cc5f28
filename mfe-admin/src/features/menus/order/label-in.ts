import type { Language } from '@porchlight/contracts';
import type { MenuEntry } from '@porchlight/contracts/content';

/** Returns the label of an item as visitors read it: English where the language has none. */
export const labelIn = (entry: Pick<MenuEntry, 'label'> | undefined, language: Language): string =>
  entry?.label[language] ?? entry?.label['en-CA'] ?? '';
