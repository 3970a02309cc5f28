import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

const harmlessTags = new Set(
  'h2 h3 h4 p br hr ul ol li strong em a span blockquote div figure figcaption img table caption thead tbody tr th td'.split(
    ' ',
  ),
);
const harmlessAttributes = new Set(
  'lang href rel src alt width height scope colspan rowspan start class role tabindex aria-label data-scrolls loading'.split(
    ' ',
  ),
);
const harmlessAddress = /^(https:|mailto:|tel:|\/(?![/\\]))/i;

function partsOf(node: DefaultTreeAdapterTypes.Node): string[] {
  if (!('tagName' in node)) return [];
  const { tagName, attrs } = node;
  return [
    ...(harmlessTags.has(tagName) ? [] : [`<${tagName}>`]),
    ...attrs
      .filter(
        ({ name, value }) =>
          !harmlessAttributes.has(name) || (/^(href|src)$/.test(name) && !harmlessAddress.test(value.trim())),
      )
      .map(({ name, value }) => `${name}="${value}"`),
  ];
}
const treeOf = (node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Node[] => [
  node,
  ...('childNodes' in node ? node.childNodes.flatMap(treeOf) : []),
  ...('content' in node ? treeOf(node.content) : []),
];

/** Returns the tags and attributes of HTML, parsed as browsers do, that may load or run something. */
export const activeParts = (html: string): string[] => treeOf(parseFragment(html)).flatMap(partsOf);

/** Returns HTML as a browser writes it after parsing it. */
export const reparsed = (html: string): string => serialize(parseFragment(html));
