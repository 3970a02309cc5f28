import { Controller } from '@nestjs/common';
import type { InputOf, Language } from '@porchlight/contracts';
import { sendForm, type FormResponse } from '@porchlight/contracts/content';
import { Handle, Input, LanguageOf } from '@porchlight/service-kit';
import { FormsService } from './forms.service.ts';

/** Form submissions. */
@Controller()
export class FormsController {
  constructor(private readonly forms: FormsService) {}

  @Handle(sendForm)
  send(@Input() { params, body }: InputOf<typeof sendForm>, @LanguageOf() language: Language): Promise<FormResponse> {
    return this.forms.submit(params.key, body, language);
  }
}
