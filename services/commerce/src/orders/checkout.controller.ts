import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  checkout,
  postCheckout,
  type CheckoutResponse,
  type PostCheckoutResponse,
} from '@porchlight/contracts/commerce';
import { CallerOf, ClientOf, Handle, Input, requireUser, type Client } from '@porchlight/service-kit';
import { CheckoutService } from './checkout.service.ts';
import { PostCheckoutService } from './post-checkout.service.ts';

/** Orders of the calling landlord's company. */
@Controller()
export class CheckoutController {
  constructor(
    private readonly checkouts: CheckoutService,
    private readonly postCheckouts: PostCheckoutService,
  ) {}

  @Handle(checkout)
  checkout(
    @Input() { body }: InputOf<typeof checkout>,
    @CallerOf() caller: Caller,
    @ClientOf() { ip }: Client,
  ): Promise<CheckoutResponse> {
    return this.checkouts.checkout({ personId: requireUser(caller), ip }, body);
  }

  @Handle(postCheckout)
  postCheckout(
    @Input() { body }: InputOf<typeof postCheckout>,
    @CallerOf() caller: Caller,
  ): Promise<PostCheckoutResponse> {
    return this.postCheckouts.verify(requireUser(caller), body.orderId);
  }
}
