import { useMessages } from '@porchlight/client';
import { FormSection, KeyValue } from '@porchlight/console-ui';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { textOf } from '../resource-screens.ts';
import { useLanguage } from '@porchlight/client';
import { RecordValue } from './record-value.tsx';

/** The fields of a record as text. A reference shows the name that the record carries for it (`topic`, `topicName`). */
export function RecordFacts({
  screens: { resource, messages },
  record,
}: {
  readonly screens: ResourceScreens;
  readonly record: AnyRecord;
}) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <FormSection>
      <KeyValue
        facts={(resource.form as readonly (typeof resource.form)[number][]).map((field) => {
          const key = `${resource.label}.${field.name}`;
          const name = record[`${field.name as string}Name`];
          return {
            key,
            label: t(key),
            value:
              field.control === 'reference' && name ? (
                textOf(name, language)
              ) : (
                <RecordValue field={field} value={record[field.name]} t={t} messageKey={key} />
              ),
          };
        })}
      />
    </FormSection>
  );
}
