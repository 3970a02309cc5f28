import { readFile } from 'node:fs/promises';
import { Controller } from '@nestjs/common';
import { isOpenToKeys, type InputOf } from '@porchlight/contracts';
import { getApiDocument, type ApiDocument } from '@porchlight/contracts/accounts';
import { publicRoutes } from '@porchlight/contracts/all';
import { Handle, Input } from '@porchlight/service-kit';

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

// `npm run check` keeps the document up to date.
const file = new URL('../../../../docs/openapi.json', import.meta.url);
const open = new Set(
  Object.values(publicRoutes)
    .filter(({ access }) => isOpenToKeys(access))
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`),
);

/** Describes the calls that API keys can make. */
@Controller()
export class ApiDocumentController {
  #document: Document | undefined;

  @Handle(getApiDocument)
  async get(@Input() _: InputOf<typeof getApiDocument>): Promise<ApiDocument> {
    this.#document ??= ofKeys(JSON.parse(await readFile(file, 'utf8')) as Document);
    return { document: this.#document };
  }
}

function ofKeys({ paths, ...document }: Document): Document {
  const kept = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(Object.entries(operations).filter(([method]) => open.has(`${method} ${path}`))),
  ]);
  return {
    ...document,
    paths: Object.fromEntries(kept.filter(([, operations]) => Object.keys(operations ?? {}).length)),
  };
}
