import { useLanguage, useMessages } from '@porchlight/client';
import { FormSection, KeyValue } from '@porchlight/console-ui';
import type { ComponentType } from 'react';
import { textOf, type AnyRecord, type ResourceScreens } from '../resource-screens.ts';
import { RecordValue } from './record-value.tsx';

/** Fields that a component shows instead of their text, by name. */
export type ShownFields = Readonly<Record<string, ComponentType<{ readonly record: AnyRecord }>>>;

/** The fields of a record as text. A reference shows the name that the record carries for it (`topic`, `topicName`). */
export function RecordFacts({
  screens: { resource, messages },
  record,
  shown = {},
}: {
  readonly screens: ResourceScreens;
  readonly record: AnyRecord;
  readonly shown?: ShownFields | undefined;
}) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <FormSection>
      <KeyValue
        facts={(resource.form as readonly (typeof resource.form)[number][]).map((field) => {
          const key = `${resource.label}.${field.name}`;
          const name = record[`${field.name as string}Name`];
          const Shown = shown[field.name as string];
          return {
            key,
            label: t(key),
            value: Shown ? (
              <Shown record={record} />
            ) : field.control === 'reference' && name ? (
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
