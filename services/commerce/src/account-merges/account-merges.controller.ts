import { Controller } from '@nestjs/common';
import type { Done, InputOf } from '@porchlight/contracts';
import {
  approveMergedCredits,
  moveMergePart,
  previewMergePart,
  returnMergePart,
  type MergePartPreview,
  type MergePartResult,
} from '@porchlight/contracts/internal';
import { Handle, Input } from '@porchlight/service-kit';
import { AccountMergesService } from './account-merges.service.ts';
import { MergePreviews } from './merge-previews.ts';

/** Endpoints for accounts: the part of commerce in a merge of accounts. */
@Controller()
export class AccountMergesController {
  constructor(
    private readonly merges: AccountMergesService,
    private readonly previews: MergePreviews,
  ) {}

  @Handle(previewMergePart.commerce)
  preview(@Input() { body }: InputOf<typeof previewMergePart.commerce>): Promise<MergePartPreview> {
    return this.previews.of(body);
  }

  @Handle(approveMergedCredits)
  approve(@Input() { body }: InputOf<typeof approveMergedCredits>): Promise<MergePartResult> {
    return this.merges.approveCredits(body);
  }

  @Handle(moveMergePart.commerce)
  move(@Input() { body }: InputOf<typeof moveMergePart.commerce>): Promise<MergePartResult> {
    return this.merges.move(body);
  }

  @Handle(returnMergePart.commerce)
  return(@Input() { body }: InputOf<typeof returnMergePart.commerce>): Promise<Done> {
    return this.merges.return(body);
  }
}
