import { useMessages } from '@porchlight/client';
import type { OpenForm } from '@porchlight/resource-kit';
import { Button, TextInput } from '@porchlight/ui';
import { ecommerceMessages } from '../messages/catalog.ts';
import { generateCode } from './generate-code.ts';

interface Props extends Pick<OpenForm, 'edited'> {
  /** The code was used: orders refer to its text. */
  readonly isFixed: boolean;
}

/** Text of a promo code in capital letters, with a button that generates one. */
export function CodeField({ edited: { id, form }, isFixed }: Props) {
  const t = useMessages(ecommerceMessages);
  const { error } = form.getInputProps('code') as { readonly error?: string };
  return (
    <>
      <TextInput
        id={`${id}-code`}
        name="code"
        label={t('promoCodes.code')}
        hint={t(isFixed ? 'promoCodes.codeFixed' : 'promoCodes.codeHint')}
        value={String(form.getValues()['code'])}
        error={error}
        readOnly={isFixed}
        maxLength={24}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => form.setFieldValue('code', target.value.toUpperCase())}
        onBlur={() => void form.validateField('code')}
      />
      {!isFixed && (
        <div>
          <Button onClick={() => form.setFieldValue('code', generateCode())}>{t('promoCodes.generate')}</Button>
        </div>
      )}
    </>
  );
}
