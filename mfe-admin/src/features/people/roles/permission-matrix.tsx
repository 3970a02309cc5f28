import { useMessages } from '@porchlight/client';
import type { AnyPermission } from '@porchlight/contracts';
import { Button, Checkbox, ChoiceGroup, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { peopleMessages } from '../messages/catalog.ts';
import { groupOf, permissionGroups } from './permission-groups.ts';
import { usePermissionLabels } from '../permissions/use-permission-labels.ts';
import { useFoundPermissions } from './use-found-permissions.ts';
import css from './roles.module.css';

interface MatrixProps {
  /** Permissions that the role can have. */
  readonly offered: readonly AnyPermission[];
  readonly chosen: ReadonlySet<string>;
  readonly isFixed: boolean;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** The permissions of a role as checkboxes in groups, with a search and the number of chosen ones. */
export function PermissionMatrix({ offered, chosen, isFixed, onChange }: MatrixProps) {
  const t = useMessages(peopleMessages);
  const [search, setSearch] = useState('');
  const found = useFoundPermissions(offered, search);
  return (
    <div className={css.matrix}>
      <div className={css.tools}>
        <TextInput label={t('findPermission')} value={search} onChange={({ target }) => setSearch(target.value)} />
        <p role="status">{t('roleCount', { count: chosen.size, total: offered.length })}</p>
      </div>
      {found.length === 0 && <p>{t('noPermission')}</p>}
      {permissionGroups.map((group) => {
        const names = found.filter((name) => groupOf(name) === group);
        return (
          names.length > 0 && (
            <Group key={group} title={t(group)} names={names} chosen={chosen} isFixed={isFixed} onChange={onChange} />
          )
        );
      })}
    </div>
  );
}

function Group({
  title,
  names,
  chosen,
  isFixed,
  onChange,
}: Omit<MatrixProps, 'offered'> & { readonly title: string; readonly names: readonly AnyPermission[] }) {
  const t = useMessages(peopleMessages);
  const { labelOf } = usePermissionLabels();
  const isWhole = names.every((name) => chosen.has(name));
  const toggle = (some: readonly string[], isOn: boolean) => {
    const rest = [...chosen].filter((name) => !some.includes(name));
    onChange(new Set(isOn ? [...rest, ...some] : rest));
  };
  return (
    <ChoiceGroup legend={title}>
      {!isFixed && (
        <div>
          <Button
            size="small"
            aria-label={`${t(isWhole ? 'chooseNone' : 'chooseAll')}: ${title}`}
            onClick={() => toggle(names, !isWhole)}
          >
            {t(isWhole ? 'chooseNone' : 'chooseAll')}
          </Button>
        </div>
      )}
      <div className={css.choices}>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={labelOf(name)}
            checked={chosen.has(name)}
            disabled={isFixed}
            onChange={({ target }) => toggle([name], target.checked)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
