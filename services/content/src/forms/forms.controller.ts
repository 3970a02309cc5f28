import { Controller } from '@nestjs/common';
import type { InputOf, Language } from '@porchlight/contracts';
import { sendForm, type FormAnswer } from '@porchlight/contracts/content';
import { Handle, Input, LanguageOf } from '@porchlight/service-kit';
import { FormsService } from './forms.service.ts';

/** Messages to us. */
@Controller()
export class FormsController {
  constructor(private readonly forms: FormsService) {}

  @Handle(sendForm)
  send(@Input() { params, body }: InputOf<typeof sendForm>, @LanguageOf() language: Language): Promise<FormAnswer> {
    return this.forms.take(params.key, body, language);
  }
}
