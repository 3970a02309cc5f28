import { flash, useMessages, useNow, usePermission } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { Link, useLocation, useSearchParams } from '@porchlight/client/router';
import { FormLayout, FormSection, ListCard } from '@porchlight/console-ui';
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
import { taxRatesMessages } from './tax-rates/messages/catalog.ts';
import { TaxRatesTab } from './tax-rates/tax-rates-tab.tsx';
import css from './tax-rates/tax-rates.module.css';

const rulesIdOf = ({ country, slug }: AnyRecord) => (country === 'US' ? 'united-states' : String(slug));

/** Screen that edits the names of a province (catalog), its rental rules (content) and its tax rates (commerce). */
export const ProvinceScreen = () => (
  <LoadedRecord screens={provinces}>{(province) => <ProvinceTabs province={province} />}</LoadedRecord>
);

/** The names and rules, with the tax rates as a second tab for users who may view them. */
function ProvinceTabs({ province }: Pick<ContentProps, 'province'>) {
  const t = useMessages(taxRatesMessages);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const hasTaxes = usePermission('viewEcommerce');
  const isTaxes = hasTaxes && params.get('tab') === 'taxes';
  const views = [
    { key: 'names', label: t('names'), to: pathname, isCurrent: !isTaxes },
    { key: 'taxes', label: t('title'), to: `${pathname}?tab=taxes`, isCurrent: isTaxes },
  ];
  const tabs = { views, viewsLabel: t('tabs'), link: Link };
  if (isTaxes) return <TaxRatesTab key={province.id} province={province} tabs={tabs} />;
  return (
    <>
      {hasTaxes && (
        <ListCard {...tabs}>
          <p className={css.intro}>{t('namesIntro')}</p>
        </ListCard>
      )}
      <LoadedPart screens={rentalRules} id={rulesIdOf(province)}>
        {(rules) => <ProvinceContent key={province.id} province={province} rules={rules} />}
      </LoadedPart>
    </>
  );
}

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
