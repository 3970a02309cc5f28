import { Injectable } from '@nestjs/common';
import { getTaxReceiptMailFile, maxMailFileBytes, type MailAttachment } from '@porchlight/contracts/internal';
import { ServiceClient } from '@porchlight/service-kit';
import type { AttachedFile } from './mail-transport.ts';

/** Files of mails, which other services store. */
@Injectable()
export class MailFiles {
  constructor(private readonly client: ServiceClient) {}

  /** Throws while the file is not available: the mail is then sent later. */
  async fetch({ taxReceiptId }: MailAttachment): Promise<AttachedFile> {
    const { name, type, content } = await this.client.call(getTaxReceiptMailFile, { params: { id: taxReceiptId } });
    const bytes = Buffer.from(content, 'base64');
    if (bytes.length > maxMailFileBytes) throw new Error('the file of the mail is too large');
    return { filename: name, contentType: type, content: bytes };
  }
}
