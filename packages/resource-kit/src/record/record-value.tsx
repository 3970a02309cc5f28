import { useFormat, useLanguage, type Messages, type Translate } from '@porchlight/client';
import type { AnyResource } from '@porchlight/contracts';
import { KeyValue } from '@porchlight/console-ui';
import { RichText } from '@porchlight/ui';
import { isTranslated } from '../resource-screens.ts';
import { formLanguages, isTranslatedKind, type ColumnName, type NamedText } from '../form/field-values.ts';
import { nameOfText } from '../form/name-of-text.ts';
import { useKitMessages } from '../messages/catalog.ts';
import css from './record-value.module.css';

interface Props {
  readonly field: AnyResource['form'][number];
  readonly value: unknown;
  readonly t: Translate<Messages>;
  readonly messageKey: string;
}

/** Value of a field as readers see it; a translated one in both languages. */
export function RecordValue({ field, value, t, messageKey }: Props) {
  const k = useKitMessages();
  const language = useLanguage();
  if (isTranslated(value))
    return (
      <div className={css.languages}>
        {formLanguages.map((one) => (
          <div key={one} lang={one}>
            <span className={css.language} lang={language}>
              {k(one === 'en-CA' ? 'english' : 'french')}
            </span>
            {field.control === 'translated-rich-text' ? (
              <RichText html={value[one] ?? ''} />
            ) : (
              <p>{value[one] || k('empty')}</p>
            )}
          </div>
        ))}
      </div>
    );
  if (value === undefined || value === null || value === '') return k('empty');
  if (typeof value === 'boolean') return k(value ? 'yes' : 'no');
  if (Array.isArray(value)) return <ListValue field={field} value={value} t={t} messageKey={messageKey} />;
  return <PlainValue field={field} value={value as string | number} t={t} messageKey={messageKey} />;
}

function ListValue({ field, value, t, messageKey }: Props & { readonly value: readonly unknown[] }) {
  const k = useKitMessages();
  if (field.control === 'named-texts')
    return <NamedTexts field={field} texts={value as readonly NamedText[]} t={t} messageKey={messageKey} />;
  if (field.control === 'lines') return <Lines lines={value as readonly string[]} />;
  if (field.control === 'columns')
    return (
      <Lines
        lines={(value as readonly ColumnName[]).map(({ field: name, source }) =>
          k('columnOf', { field: t(`${messageKey}.${name}`), source }),
        )}
      />
    );
  if (field.control === 'choices')
    return (
      <Lines
        lines={(value as readonly string[]).map((one) =>
          field.values?.includes(one) ? t(`${messageKey}.${one}`) : one,
        )}
      />
    );
  return k('chosen', { count: value.length });
}

const controlOfKind = { text: 'translated-text', 'rich-text': 'translated-rich-text' } as const;
type TranslatedKind = keyof typeof controlOfKind;

function NamedTexts({ field, texts, t, messageKey }: Omit<Props, 'value'> & { readonly texts: readonly NamedText[] }) {
  return (
    <KeyValue
      facts={texts.map(({ key, kind, content }) => ({
        key,
        label: nameOfText(t, messageKey, key),
        value: isTranslatedKind(kind) ? (
          <RecordValue
            field={{ ...field, control: controlOfKind[kind as TranslatedKind] }}
            value={content}
            t={t}
            messageKey={messageKey}
          />
        ) : (
          content['en-CA']
        ),
      }))}
    />
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  const k = useKitMessages();
  return lines.length > 0 ? lines.join(', ') : k('empty');
}

function PlainValue({ field, value, t, messageKey }: Props & { readonly value: string | number }) {
  const format = useFormat();
  switch (field.control) {
    case 'select':
      return t(`${messageKey}.${value}`);
    case 'time':
      return format.date(String(value));
    case 'money':
      return field.currency ? format.cents(Number(value), field.currency) : (Number(value) / 100).toFixed(2);
    default:
      return String(value);
  }
}
