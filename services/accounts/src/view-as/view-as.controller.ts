import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import {
  listSupportViews,
  startViewAs,
  stopViewAs,
  type StartedViewAs,
  type SupportViews,
} from '@porchlight/contracts/accounts';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ViewAsService } from './view-as.service.ts';

@Controller()
export class ViewAsController {
  constructor(private readonly views: ViewAsService) {}

  @Handle(startViewAs)
  start(
    @Input() { params, body }: InputOf<typeof startViewAs>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<StartedViewAs> {
    return this.views.start(params.id, body.reason, { caller, client });
  }

  @Handle(stopViewAs)
  async stop(
    @Input() _: InputOf<typeof stopViewAs>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    await this.views.stop({ caller, client });
    return {};
  }

  @Handle(listSupportViews)
  async list(@Input() _: InputOf<typeof listSupportViews>, @CallerOf() caller: Caller): Promise<SupportViews> {
    return { views: await this.views.viewsOf(caller) };
  }
}
