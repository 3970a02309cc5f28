import { SaxesParser } from 'saxes';
import { excerptOf, FileFault } from '../file-fault.ts';
import { ItemGuard } from './item-guard.ts';
import type { Item } from './item.ts';
import { readingLimits } from './reading-limits.ts';

/** An element with its direct text; `children` in the order of the file. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** Collects the items of one file from the events of the parser. */
class ItemCollector {
  readonly parser = new SaxesParser({ position: true, xmlns: false });
  readonly #open: XmlElement[] = [];
  #attributes = 0;
  #depth = 0;
  #line = 1;
  #items: Item<XmlElement>[] = [];

  constructor(root: string, itemName: string) {
    const { parser } = this;
    parser.on('doctype', () => this.#refuse('doctype'));
    parser.on('opentagstart', ({ name }) => {
      this.#depth += 1;
      this.#attributes = 0;
      if (this.#depth === 1 && name !== root) this.#refuse('unknown-root', name);
      if (this.#depth > readingLimits.depth) this.#refuse('too-deep');
    });
    parser.on('attribute', () => {
      this.#attributes += 1;
      if (this.#attributes > readingLimits.attributes) this.#refuse('too-many-attributes');
    });
    parser.on('opentag', ({ name, attributes }) => {
      if (this.#open.length === 0 && name !== itemName) return;
      const element: XmlElement = { name, attributes, children: [], text: '' };
      if (this.#open.length === 0) this.#line = parser.line;
      this.#open.at(-1)?.children.push(element);
      this.#open.push(element);
    });
    parser.on('text', (text) => this.#append(text));
    parser.on('cdata', (text) => this.#append(text));
    parser.on('closetag', () => {
      this.#depth -= 1;
      const closed = this.#open.pop();
      if (closed && this.#open.length === 0) this.#items.push({ value: closed, line: this.#line });
    });
    parser.on('error', (error) => this.#refuse('malformed', error.message));
  }

  take(): Item<XmlElement>[] {
    const items = this.#items;
    this.#items = [];
    return items;
  }

  #append(text: string): void {
    const element = this.#open.at(-1);
    if (element && element.text.length < readingLimits.text) element.text += text;
  }

  #refuse(fault: 'doctype' | 'unknown-root' | 'too-deep' | 'too-many-attributes' | 'malformed', excerpt = ''): never {
    throw new FileFault(fault, { line: this.parser.line, excerpt: excerptOf(excerpt) });
  }
}

/**
 * Yields the outermost elements named `itemName` of an XML file. Throws FileFault `unknown-root`, `doctype` (entities of
 * a document type are never read), `too-deep`, `too-many-attributes`, `item-too-large`, `too-many-items`, `malformed`.
 */
export async function* readXml(
  text: AsyncIterable<string>,
  { root, itemName }: { readonly root: string; readonly itemName: string },
): AsyncGenerator<Item<XmlElement>> {
  const collector = new ItemCollector(root, itemName);
  const guard = new ItemGuard();
  for await (const chunk of text) {
    guard.read(chunk, collector.parser.line);
    collector.parser.write(chunk);
    const items = collector.take();
    guard.found(items.length, collector.parser.line);
    yield* items;
  }
  collector.parser.close();
}
