import type { XmlElement } from '../read-xml.ts';

/** Returns the first element at a path of names below an element. */
export function elementAt(element: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  let at: XmlElement | undefined = element;
  for (const name of path) at = at?.children.find((child) => child.name === name);
  return at;
}

/** Returns the text at a path of names, undefined if it is empty. */
export const textAt = (element: XmlElement | undefined, ...path: readonly string[]): string | undefined =>
  (element && elementAt(element, ...path))?.text.trim() || undefined;

/** Returns the first text that one of the names has. */
export const firstText = (element: XmlElement | undefined, ...names: readonly string[]): string | undefined =>
  names.map((name) => textAt(element, name)).find(Boolean);

export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);
