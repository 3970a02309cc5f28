const levelOf = (paragraph: Element): number =>
  Number.parseInt(/mso-list:[^;]*level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? '1', 10);
const isItem = (element: Element | null): element is Element =>
  element?.localName === 'p' && /mso-list:\s*l\d/.test(element.getAttribute('style') ?? '');

/** Takes the bullet or number that Word writes as text out of a paragraph, and returns it. */
function takeMarker(paragraph: Element): string {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  marker?.remove();
  return marker?.textContent.trim() ?? '';
}

/** Returns the list that an item of a level belongs to: the innermost open one, or a new one inside its last item. */
function listAt(open: Element[], level: number, tag: string): Element {
  open.splice(level);
  const parent = open.at(-1);
  if (parent && open.length >= level) return parent;
  const list = parent?.ownerDocument.createElement(tag);
  if (!parent || !list) throw new RangeError('a list without its first level');
  (parent.lastElementChild ?? parent).append(list);
  open.push(list);
  return list;
}

/** Replaces the paragraphs that Word writes for the items of a list by lists. */
export function restoreWordLists(document: Document): void {
  for (let first = [...document.querySelectorAll('p')].find(isItem); first;) {
    const markers: string[] = [];
    const paragraphs: Element[] = [];
    for (let next: Element | null = first; isItem(next); next = next.nextElementSibling) paragraphs.push(next);
    for (const paragraph of paragraphs) markers.push(takeMarker(paragraph));
    const tags = markers.map((marker) => (/^\(?[\da-z]{1,4}[.)]/i.test(marker) ? 'ol' : 'ul'));
    const top = document.createElement(tags[0] ?? 'ul');
    first.before(top);
    const open: Element[] = [top];
    paragraphs.forEach((paragraph, index) => {
      const item = document.createElement('li');
      item.append(...paragraph.childNodes);
      listAt(open, levelOf(paragraph), tags[index] ?? 'ul').append(item);
      paragraph.remove();
    });
    first = [...document.querySelectorAll('p')].find(isItem);
  }
}
