import css from './forms.module.css';
import { useFormMessages } from './messages/catalog.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}
/** Honeypot: a field that is hidden from people, so only bots fill it in. */
export function Honeypot({ value, onChange }: Props) {
  const t = useFormMessages();
  return (
    <div className={css.trap} aria-hidden>
      <label>
        {t('trap')}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      </label>
    </div>
  );
}
