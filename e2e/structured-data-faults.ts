import ts from 'typescript';

/** A JSON-LD object of a page. */
export interface Thing {
  readonly '@context'?: unknown;
  readonly '@type'?: string;
  readonly [key: string]: unknown;
}

/**
 * Properties that search engines require beyond the vocabulary of schema.org, by type
 * (docs/rules/search-engines.md#seo-1-structured-data-describes-public-listings-only). A dot descends into a property,
 * in lists into every entry.
 */
const requiredProperties: Readonly<Record<string, readonly string[]>> = {
  RealEstateListing: [
    'name',
    'url',
    'datePosted',
    'image',
    'mainEntity.@type',
    'mainEntity.name',
    'mainEntity.numberOfBedrooms',
    'mainEntity.numberOfBathroomsTotal',
    'mainEntity.address.addressLocality',
    'mainEntity.address.addressRegion',
    'mainEntity.address.addressCountry',
    'offers.businessFunction.@id',
    'offers.availabilityStarts',
    'offers.priceSpecification.price',
    'offers.priceSpecification.priceCurrency',
    'offers.priceSpecification.unitCode',
  ],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  Article: ['headline', 'datePublished', 'author.name', 'image', 'mainEntityOfPage'],
  WebSite: ['name', 'url', 'potentialAction.target'],
  Organization: ['name', 'url', 'image'],
  Dataset: ['name', 'description', 'url', 'creator.name'],
};
const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
function hasValue(value: unknown, path: readonly string[]): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return isFilled(value);
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => hasValue(one, path));
  return typeof value === 'object' && value !== null && hasValue((value as Thing)[key], rest);
}

const file = 'things.ts';
/**
 * Returns a program in which each object has its schema.org type: an unknown property or a value of another type does
 * not compile.
 */
const programOf = (things: readonly Thing[]) =>
  [
    `import type * as schema from 'schema-dts';`,
    ...things.map(
      (thing, at) =>
        `export const thing${at}: schema.WithContext<Exclude<schema.${thing['@type'] ?? 'Thing'}, string>> = ${JSON.stringify(thing)};`,
    ),
  ].join('\n');

function vocabularyFaults(things: readonly Thing[]): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const text = programOf(things);
  const { getSourceFile, fileExists, readFile } = host;
  const isGenerated = (name: string) => name.endsWith(file);
  host.getSourceFile = (name, ...rest) =>
    isGenerated(name)
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : getSourceFile.call(host, name, ...rest);
  host.fileExists = (name) => isGenerated(name) || fileExists.call(host, name);
  host.readFile = (name) => (isGenerated(name) ? text : readFile.call(host, name));
  const program = ts.createProgram([`${import.meta.dirname}/${file}`], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start, file: of }) => {
    const line = of && start !== undefined ? of.getLineAndCharacterOfPosition(start).line : 0;
    return `${things[line - 1]?.['@type'] ?? 'things'}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300)}`;
  });
}

/**
 * Returns the faults of structured data: against the vocabulary of schema.org, and against what search engines require
 * of each type.
 */
export function structuredDataFaults(things: readonly Thing[]): string[] {
  const missing = things.flatMap((thing) => {
    const kind = thing['@type'] ?? 'nothing';
    return (requiredProperties[kind] ?? ['a known @type'])
      .filter((path) => !hasValue(thing, path.split('.')))
      .map((path) => `${kind}: ${path} is missing`);
  });
  return [...missing, ...vocabularyFaults(things)];
}
