import { Button, Notice } from '@porchlight/ui';
import { useRef, useState } from 'react';
import { logoPictureOf, logoTypes, type LogoFault } from './logo-picture.ts';
import css from './logo.module.css';
import { RemoveLogo, type RemovalTexts } from './remove-logo.tsx';

export interface LogoTexts extends RemovalTexts, Readonly<Record<LogoFault, string>> {
  /** Alternative text of the logo. */
  readonly alt: string;
  readonly none: string;
  readonly choose: string;
  readonly other: string;
  readonly saving: string;
  readonly hint: string;
  /** Label of the file input. */
  readonly file: string;
}
interface Props {
  /** Address of the logo, if there is one. */
  readonly logo: string | undefined;
  readonly texts: LogoTexts;
  /** Sends a base64 JPEG. Both return why the server refused, or undefined. */
  readonly save: (logo: string) => Promise<string | undefined>;
  readonly remove: () => Promise<string | undefined>;
}

/** Logo of a company: choose, replace and remove. */
export function LogoPicker({ logo, texts, save, remove }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const choose = async (file: File) => {
    setBusy(true);
    const picture = await logoPictureOf(file);
    setError(typeof picture === 'string' ? texts[picture] : await save(picture.logo));
    setBusy(false);
  };
  return (
    <div className={css.part}>
      <div className={css.row}>
        {logo ? <img src={logo} alt={texts.alt} width="72" height="72" className={css.logo} /> : <p>{texts.none}</p>}
        <Button ref={chooser} isBusy={isBusy} busyText={texts.saving} onClick={() => input.current?.click()}>
          {logo ? texts.other : texts.choose}
        </Button>
        {logo && <RemoveLogo texts={texts} remove={remove} onRemoved={() => chooser.current?.focus()} />}
      </div>
      <p>{texts.hint}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={logoTypes.join()}
        aria-label={texts.file}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          if (file) void choose(file).finally(() => (target.value = ''));
        }}
      />
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
    </div>
  );
}
