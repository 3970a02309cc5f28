import css from './forms.module.css';
import { useFormWords } from './words/catalogue.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
}
/** A field that people neither see nor reach: whoever fills it in is a program. */
export function Trap({ value, onChange }: Props) {
  const t = useFormWords();
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
