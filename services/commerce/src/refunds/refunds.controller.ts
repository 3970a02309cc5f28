import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { previewRefund, refundOrder, type RefundPreview, type StaffRefund } from '@porchlight/contracts/commerce';
import { CallerOf, ClientOf, Handle, Input, requireUser, type Client } from '@porchlight/service-kit';
import { RefundRequests } from './refund-requests.ts';

/** Refunds of orders, by staff. */
@Controller()
export class RefundsController {
  constructor(private readonly requests: RefundRequests) {}

  @Handle(previewRefund)
  preview(
    @Input() { params, query }: InputOf<typeof previewRefund>,
    @CallerOf() caller: Caller,
  ): Promise<RefundPreview> {
    return this.requests.preview(requireUser(caller), params.id, query.amountCents);
  }

  @Handle(refundOrder)
  refund(
    @Input() { params, body }: InputOf<typeof refundOrder>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<StaffRefund> {
    return this.requests.refund({ orderId: params.id, body }, { caller, client });
  }
}
