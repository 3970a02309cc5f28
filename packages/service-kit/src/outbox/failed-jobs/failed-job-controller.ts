import { Controller, type Type } from '@nestjs/common';
import {
  failedJobRoutes,
  type Caller,
  type FailedJobs,
  type FailedJobsRetried,
  type InputOf,
} from '@porchlight/contracts';
import { CallerOf, ClientOf, Handle, Input } from '../../http/handle.ts';
import type { Client } from '../../http/request-context.ts';
import { FailedJobQueue } from './failed-job-queue.ts';

/** Creates the controller of the failed jobs of a service. */
export function failedJobController(service: keyof typeof failedJobRoutes): Type<object> {
  const { list, retry } = failedJobRoutes[service];
  @Controller()
  class FailedJobController {
    readonly queue: FailedJobQueue;
    constructor(queue: FailedJobQueue) {
      this.queue = queue;
    }

    @Handle(list)
    list(): Promise<FailedJobs> {
      return this.queue.list();
    }

    @Handle(retry)
    retry(
      @Input() { body }: InputOf<typeof retry>,
      @CallerOf() caller: Caller,
      @ClientOf() client: Client,
    ): Promise<FailedJobsRetried> {
      return this.queue.retry(body, { caller, client });
    }
  }
  return FailedJobController;
}
