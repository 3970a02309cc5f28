import ts from 'typescript';

/** Structured data of a page, as it stands in its script. */
export interface Thing {
  readonly '@context'?: unknown;
  readonly '@type'?: string;
  readonly [key: string]: unknown;
}

/** What search engines need of a kind beside the vocabulary of schema.org (decisions 4.5); a dot goes into a part, of lists into each one. */
const needed: Readonly<Record<string, readonly string[]>> = {
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
function has(value: unknown, path: readonly string[]): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return isFilled(value);
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => has(one, path));
  return typeof value === 'object' && value !== null && has((value as Thing)[key], rest);
}

const file = 'things.ts';
/** Things as a program whose types are those of schema.org: an unknown property or a value of another kind does not compile. */
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
  const host = ts.createCompilerHost(options),
    text = programOf(things);
  const { getSourceFile, fileExists, readFile } = host;
  const isOurs = (name: string) => name.endsWith(file);
  host.getSourceFile = (name, ...rest) =>
    isOurs(name) ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile.call(host, name, ...rest);
  host.fileExists = (name) => isOurs(name) || fileExists.call(host, name);
  host.readFile = (name) => (isOurs(name) ? text : readFile.call(host, name));
  const program = ts.createProgram([`${import.meta.dirname}/${file}`], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start, file: of }) => {
    const line = of && start !== undefined ? of.getLineAndCharacterOfPosition(start).line : 0;
    return `${things[line - 1]?.['@type'] ?? 'things'}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300)}`;
  });
}

/** What is wrong with structured data: by the vocabulary of schema.org, and by what search engines need of each kind. */
export function faultsOf(things: readonly Thing[]): string[] {
  const missing = things.flatMap((thing) => {
    const kind = thing['@type'] ?? 'nothing';
    return (needed[kind] ?? ['a kind that we know'])
      .filter((path) => !has(thing, path.split('.')))
      .map((path) => `${kind}: ${path} is missing`);
  });
  return [...missing, ...vocabularyFaults(things)];
}
