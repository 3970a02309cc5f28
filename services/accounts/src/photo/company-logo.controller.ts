import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { removeCompanyLogo, setCompanyLogo, type CompanyResponse } from '@porchlight/contracts/accounts';
import { getCompanyLogo } from '@porchlight/contracts/internal';
import { CallerOf, ClientOf, Handle, Input, requireUser, type Client } from '@porchlight/service-kit';
import { CompanyLogos } from './company-logos.ts';
import { imageOf, type ImageReply } from './image-response.ts';

/** Logo of a company: upload, removal and download. */
@Controller()
export class CompanyLogoController {
  constructor(private readonly logos: CompanyLogos) {}

  @Handle(setCompanyLogo)
  async set(
    @Input() { body }: InputOf<typeof setCompanyLogo>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<CompanyResponse> {
    return { company: await this.logos.put(requireUser(caller), Buffer.from(body.logo, 'base64'), client) };
  }

  @Handle(removeCompanyLogo)
  async remove(
    @Input() _: InputOf<typeof removeCompanyLogo>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<CompanyResponse> {
    return { company: await this.logos.remove(requireUser(caller), client) };
  }

  @Handle(getCompanyLogo)
  async logo(
    @Input() { params }: InputOf<typeof getCompanyLogo>,
    @Res({ passthrough: true }) reply: ImageReply,
  ): Promise<StreamableFile> {
    return imageOf(await this.logos.file(params.id), reply);
  }
}
