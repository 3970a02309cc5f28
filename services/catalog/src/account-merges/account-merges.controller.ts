import { Controller } from '@nestjs/common';
import type { Done, InputOf } from '@porchlight/contracts';
import {
  moveMergePart,
  previewMergePart,
  returnMergePart,
  type MergePartPreview,
  type MergePartResult,
} from '@porchlight/contracts/internal';
import { Handle, Input } from '@porchlight/service-kit';
import { AccountMergesService } from './account-merges.service.ts';
import { MergePreviews } from './merge-previews.ts';

/** Endpoints for accounts: the part of catalog in a merge of accounts. */
@Controller()
export class AccountMergesController {
  constructor(
    private readonly merges: AccountMergesService,
    private readonly previews: MergePreviews,
  ) {}

  @Handle(previewMergePart.catalog)
  preview(@Input() { body }: InputOf<typeof previewMergePart.catalog>): Promise<MergePartPreview> {
    return this.previews.of(body);
  }

  @Handle(moveMergePart.catalog)
  move(@Input() { body }: InputOf<typeof moveMergePart.catalog>): Promise<MergePartResult> {
    return this.merges.move(body);
  }

  @Handle(returnMergePart.catalog)
  return(@Input() { body }: InputOf<typeof returnMergePart.catalog>): Promise<Done> {
    return this.merges.return(body);
  }
}
