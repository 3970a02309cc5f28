import { Button, Notice } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../save-file.ts';
import account from '../my-account.module.css';
import { useOwnAccountMessages } from '../messages/catalog.ts';
import css from './second-factor.module.css';

/** Renders the recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const t = useOwnAccountMessages();
  const [isCopied, setCopied] = useState<boolean>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const text = `${codes.join('\n')}\n`;
  // The clipboard is undefined outside secure contexts, and the browser may deny access.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className={css.setup}>
      <h3 ref={heading} tabIndex={-1}>
        {t('codesTitle')}
      </h3>
      <p>{t('codesText')}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code} className={css.key}>
            {code}
          </li>
        ))}
      </ul>
      <div className={account.acts}>
        <Button
          onClick={() => {
            void copy();
          }}
        >
          {t('copy')}
        </Button>
        <Button
          onClick={() => {
            saveFile(new Blob([text], { type: 'text/plain' }), t('codesFile'));
          }}
        >
          {t('download')}
        </Button>
        <Button look="primary" onClick={onDone}>
          {t('kept')}
        </Button>
      </div>
      {isCopied !== undefined && (
        <Notice tone={isCopied ? 'ok' : 'warn'} role="status">
          {t(isCopied ? 'copied' : 'notCopied')}
        </Notice>
      )}
    </div>
  );
}
