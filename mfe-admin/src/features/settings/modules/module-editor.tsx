import { useMessages } from '@porchlight/client';
import { FormLayout, FormSection, KeyValue } from '@porchlight/console-ui';
import type { ProjectModule } from '@porchlight/contracts/content';
import { ChangeHistory, VersionConflict } from '@porchlight/resource-kit';
import { useState } from 'react';
import { settingsMessages } from '../messages/catalog.ts';
import { moduleMessages } from './messages/catalog.ts';
import { ModuleForm } from './module-form.tsx';
import { modulesCalls } from './modules-calls.ts';
import { changedKeys, valuesOf, type ModuleValues } from './module-values.ts';
import { useModuleChanges } from './use-module-changes.ts';

interface Draft {
  /** Version that the next change is based on. */
  readonly module: ProjectModule;
  readonly values: ModuleValues;
}
interface Conflict extends Draft {
  readonly theirs: ProjectModule;
}

/** Form of a module beside its history. It starts anew from what its user saved or restored, not from a refetch. */
export function ModuleEditor({ module }: { readonly module: ProjectModule }) {
  const t = useMessages(settingsMessages);
  const [start, setStart] = useState<Draft>({ module, values: valuesOf(module) });
  const [starts, setStarts] = useState(0);
  const [conflict, setConflict] = useState<Conflict>();
  const changes = useModuleChanges();
  const restart = (draft: Draft) => {
    setStart(draft);
    setStarts((count) => count + 1);
    setConflict(undefined);
  };
  const submit = async ({ module: base, values }: Draft) => {
    const { module: stored, error } = await changes.save(base, values);
    if (!error) {
      restart({ module: stored, values: valuesOf(stored) });
      changes.notify('success', t('saved'));
    } else if (error.code === 'version-conflict') {
      const { module: theirs } = await changes.reload(stored);
      setConflict({ module: stored, values, theirs });
    } else setStart((draft) => ({ ...draft, module: stored }));
    return error;
  };
  return (
    <FormLayout side={<ModuleHistory module={start.module} onReverted={(restored) => restart(draftOf(restored))} />}>
      <ModuleForm
        key={starts}
        module={start.module}
        initialValues={start.values}
        onSubmit={submit}
        onDiscard={() => restart(draftOf(start.module))}
      />
      {start.module.unknownSettings.length > 0 && (
        <FormSection title={t('module.unknown')}>
          <KeyValue
            facts={start.module.unknownSettings.map(({ key, value }) => ({
              key,
              label: key,
              value: value || t('empty'),
            }))}
          />
        </FormSection>
      )}
      {conflict && (
        <ModuleConflict
          conflict={conflict}
          onMerge={(values) => {
            restart({ module: conflict.theirs, values });
            void submit({ module: conflict.theirs, values });
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
    </FormLayout>
  );
}

const draftOf = (module: ProjectModule): Draft => ({ module, values: valuesOf(module) });

/** Returns a function to the label of a field of a module. */
function useLabel({ key: module }: ProjectModule) {
  const t = useMessages(settingsMessages);
  const tModule = useMessages(moduleMessages);
  return (field: string) => (field === 'isEnabled' ? t('module.switch') : tModule(`setting.${module}.${field}`));
}

function ModuleHistory({
  module,
  onReverted,
}: {
  readonly module: ProjectModule;
  readonly onReverted: (restored: ProjectModule) => void;
}) {
  const t = useMessages(settingsMessages);
  const labelOf = useLabel(module);
  const changes = useModuleChanges();
  const { data } = modulesCalls.useGetProjectModuleHistoryQuery({ params: { id: module.id } });
  const revert = async (to: number) => {
    const { module: restored, error } = await changes.revert(module, to);
    if (error) changes.notify('error', error.message);
    else {
      onReverted(restored);
      changes.notify('success', t('reverted'));
    }
  };
  return (
    <ChangeHistory
      changes={data?.changes ?? []}
      labelOf={labelOf}
      version={module.version}
      onRevert={(to) => void revert(to)}
    />
  );
}

function ModuleConflict({
  conflict: { values, theirs },
  onMerge,
  onClose,
}: {
  readonly conflict: Conflict;
  readonly onMerge: (values: ModuleValues) => void;
  readonly onClose: () => void;
}) {
  const t = useMessages(settingsMessages);
  const labelOf = useLabel(theirs);
  const saved = valuesOf(theirs);
  const shown = (value = '') => (value === 'true' ? t('on') : value === 'false' ? t('off') : value || t('empty'));
  return (
    <VersionConflict
      savedAt={theirs.updatedAt ?? ''}
      differences={changedKeys(values, saved).map((key) => ({
        key,
        label: labelOf(key),
        mine: shown(values[key]),
        theirs: shown(saved[key]),
      }))}
      onMerge={(taken) => onMerge({ ...values, ...Object.fromEntries(taken.map((key) => [key, saved[key] ?? ''])) })}
      onClose={onClose}
    />
  );
}
