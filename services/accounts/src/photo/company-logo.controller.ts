import { Controller, Res, StreamableFile } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  removeCompanyLogo,
  removeLogoOfCompany,
  setCompanyLogo,
  setLogoOfCompany,
  type ChangedCompanyLogo,
  type CompanyResponse,
} from '@porchlight/contracts/accounts';
import { getCompanyLogo } from '@porchlight/contracts/internal';
import { CallerOf, ClientOf, Handle, Input, requireUser, type Client } from '@porchlight/service-kit';
import { CompanyChanges } from '../own-account/company-changes.ts';
import { CompanyLogos } from './company-logos.ts';
import { imageOf, type ImageReply } from './image-response.ts';

/** Logo of a company: upload and removal by its landlords or staff, and download. */
@Controller()
export class CompanyLogoController {
  constructor(
    private readonly logos: CompanyLogos,
    private readonly companies: CompanyChanges,
  ) {}

  @Handle(setCompanyLogo)
  async set(
    @Input() { body }: InputOf<typeof setCompanyLogo>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<CompanyResponse> {
    await this.logos.put('own', Buffer.from(body.logo, 'base64'), { caller, client });
    return { company: await this.companies.get(requireUser(caller)) };
  }

  @Handle(removeCompanyLogo)
  async remove(
    @Input() _: InputOf<typeof removeCompanyLogo>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<CompanyResponse> {
    await this.logos.remove('own', { caller, client });
    return { company: await this.companies.get(requireUser(caller)) };
  }

  @Handle(setLogoOfCompany)
  async setOf(
    @Input() { params, body }: InputOf<typeof setLogoOfCompany>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ChangedCompanyLogo> {
    const logo = await this.logos.put({ companyId: params.id }, Buffer.from(body.logo, 'base64'), { caller, client });
    return logo === undefined ? {} : { logo };
  }

  @Handle(removeLogoOfCompany)
  async removeOf(
    @Input() { params }: InputOf<typeof removeLogoOfCompany>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<ChangedCompanyLogo> {
    await this.logos.remove({ companyId: params.id }, { caller, client });
    return {};
  }

  @Handle(getCompanyLogo)
  async logo(
    @Input() { params }: InputOf<typeof getCompanyLogo>,
    @Res({ passthrough: true }) reply: ImageReply,
  ): Promise<StreamableFile> {
    return imageOf(await this.logos.file(params.id), reply);
  }
}
