import { Controller, Req, Res, type StreamableFile } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  addAccountDocument,
  listAccountDocuments,
  maxDocumentBytes,
  openAccountDocument,
  removeAccountDocument,
  type OwnAccountDocumentResponse,
  type OwnAccountDocuments,
} from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, Problem, readUpload, requireUser } from '@porchlight/service-kit';
import type { Client } from '@porchlight/service-kit';
import { DocumentIntake } from './document-intake.ts';
import { DocumentOpenings } from './document-openings.ts';
import { attachmentOf, type DocumentReply } from './document-response.ts';
import { fileNameOf } from './file-name.ts';
import { messages } from './messages.ts';
import { OwnDocuments } from './own-documents.ts';

/** The parts of the request that an upload uses. */
interface Upload {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

const tooLarge = () => new Problem(413, 'upload-too-large', messages.tooLarge);

/** Documents of account reviews: handed in by landlords, opened by support. */
@Controller()
export class AccountDocumentsController {
  constructor(
    private readonly own: OwnDocuments,
    private readonly intake: DocumentIntake,
    private readonly openings: DocumentOpenings,
  ) {}

  @Handle(listAccountDocuments)
  list(@Input() _: InputOf<typeof listAccountDocuments>, @CallerOf() caller: Caller): Promise<OwnAccountDocuments> {
    return this.own.list(requireUser(caller));
  }

  @Handle(addAccountDocument)
  async add(
    @Input() { query: { kind } }: InputOf<typeof addAccountDocument>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
    @Req() { headers, body }: Upload,
  ): Promise<OwnAccountDocumentResponse> {
    await this.intake.admit(kind, caller);
    const file = await readUpload(body, maxDocumentBytes, tooLarge);
    const name = fileNameOf(headers['upload-metadata']);
    return { document: await this.intake.take({ kind, name, file }, { caller, client }) };
  }

  @Handle(removeAccountDocument)
  async remove(
    @Input() { params }: InputOf<typeof removeAccountDocument>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.own.remove(params.id, { caller, client });
    return {};
  }

  @Handle(openAccountDocument)
  async open(
    @Input() { params }: InputOf<typeof openAccountDocument>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
    @Res({ passthrough: true }) reply: DocumentReply,
  ): Promise<StreamableFile> {
    return attachmentOf(await this.openings.open(params.id, { caller, client }), reply);
  }
}
