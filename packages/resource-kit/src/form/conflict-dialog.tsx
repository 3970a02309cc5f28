import { useMessages } from '@porchlight/client';
import { RecordValue } from '../record/record-value.tsx';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { bodyOf, differentFields, differentTexts, valuesOf, type FormValues } from './field-values.ts';
import { VersionComparison, type ComparisonTexts } from './version-comparison.tsx';
import { VersionConflict } from './version-conflict.tsx';

interface ComparisonProps {
  readonly screens: ResourceScreens;
  readonly mine: FormValues;
  readonly theirs: AnyRecord;
  readonly onMerge: (values: FormValues) => void;
  readonly onClose: () => void;
}

/** Comparison of a form with the record that someone else saved meanwhile, with a choice for each field. */
export function ConflictDialog(props: ComparisonProps) {
  const comparison = useComparison(props);
  return <VersionConflict {...comparison} savedAt={props.theirs.updatedAt} onClose={props.onClose} />;
}

/** Comparison of a form with another version of its record, with a choice for each field that differs. */
export function ComparisonDialog({ texts, ...props }: ComparisonProps & { readonly texts: ComparisonTexts }) {
  const comparison = useComparison(props);
  return <VersionComparison {...comparison} texts={texts} onClose={props.onClose} />;
}

/** Returns the fields that differ, and a function that merges the chosen ones into the form. */
function useComparison({ screens: { resource, messages }, mine, theirs, onMerge }: ComparisonProps) {
  const t = useMessages(messages);
  const saved = valuesOf(resource, theirs);
  const names = differentFields(resource, mine, saved);
  const my = bodyOf(resource, mine);
  const their = bodyOf(resource, saved);
  const sidesOf = ({ name, control }: (typeof resource.form)[number]) =>
    control === 'named-texts' ? differentTexts(mine[name], saved[name]) : { mine: my[name], theirs: their[name] };
  const shown = (field: (typeof resource.form)[number], value: unknown) => (
    <RecordValue field={field} value={value} t={t} messageKey={`${resource.label}.${field.name}`} />
  );
  return {
    differences: (resource.form as readonly (typeof resource.form)[number][])
      .filter(({ name }) => names.includes(name))
      .map((field) => ({
        key: field.name,
        label: t(`${resource.label}.${field.name}`),
        mine: shown(field, sidesOf(field).mine),
        theirs: shown(field, sidesOf(field).theirs),
      })),
    onMerge: (taken: readonly string[]) =>
      onMerge({ ...mine, ...Object.fromEntries(taken.map((name) => [name, saved[name] ?? ''])) }),
  };
}
