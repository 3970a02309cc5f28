import { Controller, StreamableFile } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  createTaxReceiptLink,
  getTaxReceipt,
  getTaxReceiptArchive,
  getTaxReceiptFile,
  listTaxReceipts,
  type TaxReceiptLink,
  type TaxReceiptResponse,
  type TaxReceiptsPage,
} from '@porchlight/contracts/commerce';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { ReceiptArchive } from './receipt-archive.ts';
import { TaxReceiptsService } from './tax-receipts.service.ts';

/** Receipts and credit notes of the calling landlord's company. */
@Controller()
export class TaxReceiptsController {
  constructor(
    private readonly receipts: TaxReceiptsService,
    private readonly archive: ReceiptArchive,
  ) {}

  @Handle(listTaxReceipts)
  list(@Input() { query }: InputOf<typeof listTaxReceipts>, @CallerOf() caller: Caller): Promise<TaxReceiptsPage> {
    return this.receipts.list(requireUser(caller), query);
  }

  @Handle(getTaxReceipt)
  content(@Input() { params }: InputOf<typeof getTaxReceipt>, @CallerOf() caller: Caller): Promise<TaxReceiptResponse> {
    return this.receipts.content(requireUser(caller), params.id);
  }

  @Handle(createTaxReceiptLink)
  link(@Input() { params }: InputOf<typeof createTaxReceiptLink>, @CallerOf() caller: Caller): Promise<TaxReceiptLink> {
    return this.receipts.link(requireUser(caller), params.id);
  }

  @Handle(getTaxReceiptFile)
  async file(
    @Input() { params }: InputOf<typeof getTaxReceiptFile>,
    @CallerOf() caller: Caller,
  ): Promise<StreamableFile> {
    const { name, bytes } = await this.receipts.file(requireUser(caller), params);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      length: bytes.length,
      disposition: `attachment; filename="${name}"`,
    });
  }

  @Handle(getTaxReceiptArchive)
  async zip(
    @Input() { params: { year } }: InputOf<typeof getTaxReceiptArchive>,
    @CallerOf() caller: Caller,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.archive.open(requireUser(caller), year), {
      type: 'application/zip',
      disposition: `attachment; filename="porchlight-receipts-${year}.zip"`,
    });
  }
}
