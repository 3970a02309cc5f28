import { flash, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { LeaveDialog } from '@porchlight/forms';
import { Button, Card, Notice, TextInput } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import css from '../api.module.css';
import { apiMessages } from '../messages/catalog.ts';

/** The secret of a new key, which is shown only now. */
export function NewSecret({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const t = useMessages(apiMessages);
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      dispatch(flash({ type: 'success', text: t('copied') }));
    } catch {
      // Without HTTPS there is no clipboard: the text is selected, to be copied by hand.
      input.current?.select();
      dispatch(flash({ type: 'error', text: t('notCopied') }));
    }
  };
  return (
    <Card isPadded>
      <div className={css.form}>
        <h2>{t('secretTitle')}</h2>
        <Notice>{t('secretText')}</Notice>
        <TextInput ref={input} label={t('secret')} value={secret} readOnly spellCheck={false} autoComplete="off" />
        <div className={css.acts}>
          <Button look="primary" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <Button onClick={onClose}>{t('stored')}</Button>
        </div>
        <LeaveDialog
          isOn
          texts={{ title: t('leaveTitle'), text: t('leaveText'), stay: t('leaveStay'), leave: t('leave') }}
        />
      </div>
    </Card>
  );
}
