import { useMessages, type ApiError } from '@porchlight/client';
import { FormSection } from '@porchlight/console-ui';
import { ModuleSettingsChange, type DeclaredModuleSetting, type ProjectModule } from '@porchlight/contracts/content';
import { FormSummary, SaveBar, useForm, type FieldState } from '@porchlight/forms';
import { Button, Notice, Switch, TextInput } from '@porchlight/ui';
import { settingsMessages } from '../messages/catalog.ts';
import { moduleMessages } from './messages/catalog.ts';
import { changedKeys, settingsOf, valuesOf, type ModuleValues } from './module-values.ts';

interface Props {
  readonly module: ProjectModule;
  readonly initialValues: ModuleValues;
  readonly onSubmit: (draft: {
    readonly module: ProjectModule;
    readonly values: ModuleValues;
  }) => Promise<ApiError | undefined>;
  readonly onDiscard: () => void;
}

/** Form of a module's switch and settings. */
export function ModuleForm({ module, initialValues, onSubmit, onDiscard }: Props) {
  const t = useMessages(settingsMessages);
  const tModule = useMessages(moduleMessages);
  const { id, key, version, settings } = module;
  const form = useForm({
    type: ModuleSettingsChange,
    labels: {
      isEnabled: t('module.switch'),
      ...Object.fromEntries(settings.map((setting) => [setting.key, tModule(`setting.${key}.${setting.key}`)])),
    } as ModuleValues,
    initialValues,
    bodyOf: (values) => ({ id, version, settings: settingsOf(values) }),
    send: (): Promise<ApiError | undefined> => onSubmit({ module, values: form.values }),
  });
  const isOn = form.values['isEnabled'] === 'true';
  return (
    <form {...form.props}>
      <FormSection>
        <FormSummary form={form} title={t('notSaved')} />
        <BooleanField field={form.field('isEnabled')} />
        {!isOn && (
          <Notice tone="warn" title={t('module.off')}>
            {tModule(`off.${key}`)}
          </Notice>
        )}
      </FormSection>
      <FormSection title={t('module.settings')}>
        {settings.map((setting) => (
          <SettingField key={setting.key} setting={setting} field={form.field(setting.key)} />
        ))}
      </FormSection>
      <SaveBar
        isDirty={changedKeys(form.values, valuesOf(module)).length > 0}
        isBusy={form.isBusy}
        saveText={t('save')}
        onDiscard={onDiscard}
      />
    </form>
  );
}

const BooleanField = ({
  field: { name, label, value, onChange },
  hint,
}: {
  readonly field: FieldState;
  readonly hint?: string;
}) => (
  <Switch
    name={name}
    label={label}
    hint={hint}
    checked={value === 'true'}
    onChange={({ target }) => onChange({ target: { value: String(target.checked) } })}
  />
);

/** Control of a setting by its type, with its key, its default and the stored value that does not apply. */
function SettingField({
  setting: { key, type, defaultValue, ignoredValue },
  field,
}: {
  readonly setting: DeclaredModuleSetting;
  readonly field: FieldState;
}) {
  const t = useMessages(settingsMessages);
  const shownDefault = type === 'boolean' ? t(defaultValue === 'true' ? 'on' : 'off') : defaultValue || t('empty');
  const hint = `${key} · ${t('module.default', { value: shownDefault })}`;
  return (
    <div>
      {type === 'boolean' ? (
        <BooleanField field={field} hint={hint} />
      ) : (
        <TextInput
          {...field}
          hint={hint}
          spellCheck={false}
          inputMode={type === 'integer' ? 'numeric' : type === 'address' ? 'url' : undefined}
        />
      )}
      {ignoredValue !== undefined && <Notice tone="warn">{t('module.ignored', { value: ignoredValue })}</Notice>}
      {field.value !== defaultValue && (
        <Button look="link" onClick={() => field.onChange({ target: { value: defaultValue } })}>
          {t('module.reset')}
        </Button>
      )}
    </div>
  );
}
