import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import { listTranslations, translatedResources, type TranslationsPage } from '@porchlight/contracts/content';
import { CallerOf, Handle, Input } from '@porchlight/service-kit';
import { TranslationsService } from './translations.service.ts';

/** State of the French texts, for staff. */
@Controller()
export class TranslationsController {
  constructor(private readonly translations: TranslationsService) {}

  @Handle(listTranslations)
  list(
    @Input() { query }: InputOf<typeof listTranslations>,
    @CallerOf() { permissions }: Caller,
  ): Promise<TranslationsPage> {
    const kinds = translatedResources
      .filter((resource) => permissions.includes(resource.permissions.view))
      .map(({ label }) => label);
    return this.translations.page(kinds, query);
  }
}
