import { Controller, Req, type StreamableFile } from '@nestjs/common';
import type { Caller, Done, InputOf, Language } from '@porchlight/contracts';
import {
  cancelAccountImport,
  confirmAccountImport,
  discardAccountImport,
  dryRunAccountImport,
  getAccountImport,
  getImportFaultsFile,
  listAccountImports,
  listImportRows,
  mailAccountImport,
  maxImportBytes,
  rollBackAccountImport,
  uploadAccountImport,
  type AccountImport,
  type AccountImports,
  type ImportRows,
} from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, csvFile, Handle, Input, LanguageOf, Problem, readUpload } from '@porchlight/service-kit';
import type { Client } from '@porchlight/service-kit';
import { fileNameOf } from '../account-documents/file-name.ts';
import { DryRuns } from './dry-runs.ts';
import { ImportFaultsFile } from './import-faults-file.ts';
import { ImportReads } from './import-reads.ts';
import { ImportUploads } from './import-uploads.ts';
import { messages } from './messages.ts';
import { ImportRuns } from './running/import-runs.ts';

/** The parts of the request that an upload uses. */
interface Upload {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

const tooLarge = () => new Problem(413, 'upload-too-large', messages.tooLarge);

/** Imports of accounts by support. */
@Controller()
export class AccountImportsController {
  constructor(
    private readonly uploads: ImportUploads,
    private readonly dryRuns: DryRuns,
    private readonly runs: ImportRuns,
    private readonly reads: ImportReads,
    private readonly faults: ImportFaultsFile,
  ) {}

  @Handle(uploadAccountImport)
  async upload(
    @Input() _: InputOf<typeof uploadAccountImport>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
    @Req() { headers, body }: Upload,
  ): Promise<AccountImport> {
    await this.uploads.admit(caller);
    const file = await readUpload(body, maxImportBytes, tooLarge);
    const name = fileNameOf(headers['upload-metadata']) ?? 'accounts.csv';
    return this.reads.get(await this.uploads.take(file, name, { caller, client }));
  }

  @Handle(listAccountImports)
  page(@Input() { query }: InputOf<typeof listAccountImports>): Promise<AccountImports> {
    return this.reads.page(query.page);
  }

  @Handle(getAccountImport)
  get(@Input() { params }: InputOf<typeof getAccountImport>): Promise<AccountImport> {
    return this.reads.get(params.id);
  }

  @Handle(listImportRows)
  rows(@Input() { params, query }: InputOf<typeof listImportRows>): Promise<ImportRows> {
    return this.reads.rows(params.id, query);
  }

  @Handle(discardAccountImport)
  async discard(
    @Input() { params }: InputOf<typeof discardAccountImport>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.uploads.discard(params.id, { caller, client });
    return {};
  }

  @Handle(dryRunAccountImport)
  async dryRun(@Input() { params, body }: InputOf<typeof dryRunAccountImport>): Promise<AccountImport> {
    await this.dryRuns.run(params.id, body);
    return this.reads.get(params.id);
  }

  @Handle(confirmAccountImport)
  async confirm(
    @Input() { params, body }: InputOf<typeof confirmAccountImport>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<AccountImport> {
    await this.runs.confirm(params.id, body, { caller, client });
    return this.reads.get(params.id);
  }

  @Handle(cancelAccountImport)
  async cancel(
    @Input() { params }: InputOf<typeof cancelAccountImport>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<AccountImport> {
    await this.runs.cancel(params.id, { caller, client });
    return this.reads.get(params.id);
  }

  @Handle(rollBackAccountImport)
  async rollBack(
    @Input() { params }: InputOf<typeof rollBackAccountImport>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<AccountImport> {
    await this.runs.rollBack(params.id, { caller, client });
    return this.reads.get(params.id);
  }

  @Handle(mailAccountImport)
  async mail(
    @Input() { params }: InputOf<typeof mailAccountImport>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<AccountImport> {
    await this.runs.mail(params.id, { caller, client });
    return this.reads.get(params.id);
  }

  @Handle(getImportFaultsFile)
  async file(
    @Input() { params, query }: InputOf<typeof getImportFaultsFile>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
    @LanguageOf() language: Language,
  ): Promise<StreamableFile> {
    const text = await this.faults.write(params.id, query.lang ?? language, { caller, client });
    return csvFile('account-import-faults.csv', text);
  }
}
