import { flash, useMessages, useNow, usePermission } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { FormLayout, FormSection } from '@porchlight/console-ui';
import {
  LoadedPart,
  LoadedRecord,
  RecordFacts,
  RecordFields,
  RecordForm,
  RecordHistory,
  useEditedRecord,
  type AnyRecord,
} from '@porchlight/resource-kit';
import { Notice } from '@porchlight/ui';
import { useState } from 'react';
import { resourceMessages } from './messages/catalog.ts';
import { provinces, rentalRules } from './resources.ts';

const rulesIdOf = ({ country, slug }: AnyRecord) => (country === 'US' ? 'united-states' : String(slug));

/** Screen that edits the names of a province (catalog) and its rental rules (content). */
export const ProvinceScreen = () => (
  <LoadedRecord screens={provinces}>
    {(province) => (
      <LoadedPart screens={rentalRules} id={rulesIdOf(province)}>
        {(rules) => <ProvinceContent key={province.id} province={province} rules={rules} />}
      </LoadedPart>
    )}
  </LoadedRecord>
);

interface ContentProps {
  readonly province: AnyRecord;
  readonly rules: AnyRecord;
}

function ProvinceContent({ province, rules }: ContentProps) {
  const t = useMessages(resourceMessages);
  const canModify = usePermission(provinces.resource.permissions.modify);
  const names = useEditedRecord(provinces, province);
  const facts = useEditedRecord(rentalRules, rules);
  const histories = (
    <>
      <RecordHistory screens={provinces} record={province} title={t('provinces.history')} onReverted={names.reset} />
      <RecordHistory screens={rentalRules} record={rules} title={t('rentalRules.history')} onReverted={facts.reset} />
    </>
  );
  return (
    <FormLayout side={histories}>
      {canModify ? (
        <ProvinceForm names={names} facts={facts} province={province} rules={rules} />
      ) : (
        <>
          <RecordFacts screens={provinces} record={province} />
          <RecordFacts screens={rentalRules} record={rules} />
        </>
      )}
    </FormLayout>
  );
}

type Edited = ReturnType<typeof useEditedRecord>;

/** Form of both records. Each is saved by a call of its own; what failed stays in the form, and is sent again alone. */
function ProvinceForm({
  names,
  facts,
  province,
  rules,
}: ContentProps & { readonly names: Edited; readonly facts: Edited }) {
  const t = useMessages(resourceMessages);
  const dispatch = useDispatch();
  const [savedPart, setSavedPart] = useState<Edited>();
  const submit = async () => {
    const changed = [names, facts].filter(({ form }) => form.isDirty());
    // Nothing is sent before all fields are checked.
    if (changed.map((one) => one.check()).includes(false)) return;
    setSavedPart(undefined);
    const saved: Edited[] = [];
    await Promise.all(changed.map(async (one) => (await one.save()) && saved.push(one)));
    if (saved.length === changed.length) dispatch(flash({ type: 'success', text: t('provinces.saved') }));
    else setSavedPart(saved[0]);
  };
  return (
    <RecordForm edited={[names, facts]} onSubmit={submit}>
      {savedPart && (
        <Notice tone="warn" role="status">
          {t(savedPart.id === names.id ? 'provinces.onlyNamesSaved' : 'provinces.onlyRulesSaved')}
        </Notice>
      )}
      <FormSection title={t('provinces.names')}>
        <RecordFields screens={provinces} edited={names} onMerged={submit} />
      </FormSection>
      <FormSection title={t('rentalRules.title')}>
        <RulesNotes province={province} rules={rules} />
        <RecordFields screens={rentalRules} edited={facts} onMerged={submit} />
      </FormSection>
    </RecordForm>
  );
}

const yearMs = 365 * 24 * 3_600_000;

/** What to know about the rules: whom they apply to, and that they were not checked for a year. */
function RulesNotes({ province: { country }, rules }: ContentProps) {
  const t = useMessages(resourceMessages);
  const now = useNow();
  return (
    <>
      <p>{t(country === 'US' ? 'rentalRules.ofAllStates' : 'rentalRules.description')}</p>
      {now.getTime() - Date.parse(String(rules['reviewedAt'])) > yearMs && (
        <Notice tone="warn">{t('rentalRules.old')}</Notice>
      )}
    </>
  );
}
