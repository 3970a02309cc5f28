import { Controller } from '@nestjs/common';
import type { Done, InputOf } from '@porchlight/contracts';
import { getApiState, type ApiState } from '@porchlight/contracts/accounts';
import { reportApi } from '@porchlight/contracts/internal';
import { Handle, Input } from '@porchlight/service-kit';
import { ApiReports } from './api-reports.ts';
import { ApiStateService } from './api-state.service.ts';

@Controller()
export class ApiStateController {
  constructor(
    private readonly state: ApiStateService,
    private readonly reports: ApiReports,
  ) {}

  @Handle(getApiState)
  get(@Input() _: InputOf<typeof getApiState>): Promise<ApiState> {
    return this.state.get();
  }

  @Handle(reportApi)
  async report(@Input() { body }: InputOf<typeof reportApi>): Promise<Done> {
    await this.reports.add(body);
    return {};
  }
}
