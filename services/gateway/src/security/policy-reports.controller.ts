import { Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf, Problem } from '@porchlight/service-kit';
import { readRequestBody } from '../api/request-body.ts';
import { GatewayConfig } from '../config.ts';
import { policyReportLimit } from '../limits/limit-rules.ts';
import { LocalLimits } from '../limits/local-limits.ts';
import { messages } from '../messages.ts';
import { originOf } from '../origin.ts';
import { PolicyReportCounts } from './policy-report-counts.ts';
import { readReport } from './policy-violations.ts';

const maxReportBytes = 32 * 1024;

/** Receives the reports of browsers: violations of the content security policy, and map providers that failed. */
@Controller()
export class PolicyReportsController {
  constructor(
    private readonly config: GatewayConfig,
    private readonly limits: LocalLimits,
    private readonly counts: PolicyReportCounts,
  ) {}

  @Post('policy-reports')
  async receive(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    contextOf(request).logLevel = 'debug';
    this.limits.consume(policyReportLimit, request.ip);
    const body = await readRequestBody(request, reply, maxReportBytes);
    const report = readReport(body?.toString('utf8') ?? '', originOf(request, this.config));
    if (!report) throw new Problem(400, 'not-a-report', messages.bodyLost);
    this.counts.add(report);
    void reply.code(204).header('cache-control', 'no-store').send();
  }
}
