import { FileFault } from '../file-fault.ts';
import { readingLimits } from './reading-limits.ts';

/** Refuses a file of which the reader would have to hold too much at once, or that has too many items. */
export class ItemGuard {
  #heldChars = 0;
  #items = 0;

  /** Throws FileFault `item-too-large`. */
  read(text: string, line: number): void {
    this.#heldChars += text.length;
    if (this.#heldChars > readingLimits.itemChars) throw new FileFault('item-too-large', { line });
  }

  /** Throws FileFault `too-many-items`. */
  found(items: number, line: number): void {
    if (items === 0) return;
    this.#heldChars = 0;
    this.#items += items;
    if (this.#items > readingLimits.items) throw new FileFault('too-many-items', { line });
  }
}
