import { restoreWordLists } from './word-lists.ts';

export interface PastedHtml {
  readonly html: string;
  /** Number of images that were left out: only those of the site stay. */
  readonly droppedImages: number;
}

const siteImage = /^\/photos\/content\/[\da-f-]{36}-\d+\.webp$/;
const retainedAttributes = new Set(['href', 'colspan', 'rowspan', 'scope']);
const renamed: Readonly<Record<string, string>> = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

const all = (document: Document, selector = '*'): Element[] => [...document.body.querySelectorAll(selector)];
const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);
function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function dropImages(document: Document): number {
  const dropped = all(document, 'img, picture, video, object, embed').filter(
    (element) => !siteImage.test(element.getAttribute('src') ?? ''),
  );
  for (const element of dropped) element.remove();
  return dropped.length;
}

function dropComments(document: Document): void {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) (comment as ChildNode).remove();
}

/** Turns the styles of Google Docs into tags: its bold text is a `<span>`, and its `<b>` is not bold. */
function tagStyles(document: Document): void {
  for (const element of all(document, 'b, strong, i, em, span')) {
    const { fontWeight, fontStyle } = (element as HTMLElement).style;
    const isBold =
      fontWeight === 'bold' || Number(fontWeight) >= 600 || (!fontWeight && /^(b|strong)$/.test(element.localName));
    const isItalic = fontStyle === 'italic' || (!fontStyle && /^(i|em)$/.test(element.localName));
    if (isItalic) wrapContent(element, 'em');
    if (isBold) wrapContent(element, 'strong');
    unwrap(element);
  }
}
function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Removes the boxes around text, and the break that Google Docs adds at the end. */
function dropWrappers(document: Document): void {
  for (const element of all(document, 'div, center, font')) unwrap(element);
  for (const element of all(document, '.Apple-interchange-newline')) element.remove();
}

/** Moves a list that Google Docs writes beside its item into that item. */
function nestLists(document: Document): void {
  for (const list of all(document, 'ul > ul, ul > ol, ol > ul, ol > ol')) list.previousElementSibling?.append(list);
}

function dropEmptyParagraphs(document: Document): void {
  for (const paragraph of all(document, 'p, h2, h3'))
    if (!paragraph.textContent.trim() && !paragraph.querySelector('img')) paragraph.remove();
}

function dropAttributes(document: Document): void {
  for (const element of all(document))
    for (const { name } of [...element.attributes])
      if (!retainedAttributes.has(name) && element.localName !== 'img') element.removeAttribute(name);
}

/**
 * Returns HTML of the clipboard without what Word, Google Docs and web pages add: styles, comments, namespaces, wide
 * tables. Headings begin at level 2. Nothing is loaded, because the document that parses it has no window.
 */
export function cleanPastedHtml(html: string): PastedHtml {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const droppedImages = dropImages(document);
  // Copied in an editor of the site.
  if (document.body.querySelector('[data-pm-slice]')) return { html: document.body.innerHTML, droppedImages };
  dropComments(document);
  for (const element of all(document, 'style, script, meta, link, title, colgroup, iframe, svg, math, template'))
    element.remove();
  restoreWordLists(document);
  for (const element of all(document)) if (element.localName.includes(':')) unwrap(element);
  tagStyles(document);
  for (const [from, to] of Object.entries(renamed)) for (const element of all(document, from)) rename(element, to);
  dropWrappers(document);
  nestLists(document);
  dropEmptyParagraphs(document);
  dropAttributes(document);
  return { html: document.body.innerHTML, droppedImages };
}
